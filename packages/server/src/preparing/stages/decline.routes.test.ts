import type { AdvanceReply, EntryDetail } from '@topout/contract';
import { aTicket } from '../../entering/tickets/testing.ts';
import { anOpenCard } from '../../entering/desk/testing.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import { newId } from '../../platform/ids.ts';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aProfile, aUser, type TestUser, testApi } from '../../testing.ts';
import { aFinal, type TestStage } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let final: TestStage;
beforeEach(async () => {
  competition = await aCompetition(api.db, { scoringSystem: 'IFSC_RANKING' });
  final = await aFinal(api.db, competition);
});

/** Somebody with an account who topped in a number of attempts. */
async function aClimber(attempts: number, firstName: string): Promise<TestUser> {
  const user = await aUser(api.db, { firstName });
  await anEntry(api.db, competition, { profileId: user.profile });
  const all = [...Array.from({ length: attempts - 1 }, () => aTry), aTop];
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor: user.profile, attempts: all }),
  );
  return user;
}

const at = (path: string) => `/competitions/${competition.id}${path}`;
const say = (as: { token: string }, user: string, declines = true, stage = final.id) =>
  api.call('PUT', at(`/finalists/${user}`), { as, body: { stage, declines } });
const card = async (as: { token: string }) =>
  (await api.call('GET', at('/entries/me'), { as })).json<EntryDetail>();
const advance = async (body: { quota: number; dryRun?: boolean }) =>
  (
    await api.call('POST', at(`/stages/${competition.stage}/advance`), { as: competition.master, body })
  ).json<AdvanceReply>().categories[0];
const close = () => api.call('POST', at(`/stages/${competition.stage}/close`), { as: competition.master });
const names = (list: readonly { user: { firstName: string } }[] = []) =>
  list.map(({ user }) => user.firstName).toSorted();

it('lets the next in rank move up, and says who declined', async () => {
  const [ada] = [
    await aClimber(1, 'Ada'),
    await aClimber(2, 'Bo'),
    await aClimber(3, 'Cy'),
    await aClimber(4, 'Di'),
  ];
  expect((await card(ada)).declined).toBe(false);
  expect((await say(ada, ada.profile)).statusCode).toBe(204);
  expect((await card(ada)).declined).toBe(true);
  const preview = await advance({ quota: 2, dryRun: true });
  expect([names(preview?.entries), names(preview?.declined), preview?.tied]).toEqual([
    ['Bo', 'Cy'],
    ['Ada'],
    0,
  ]);
  expect(preview?.declined).toMatchObject([{ position: 1 }]);

  await say(ada, ada.profile, false);
  const again = await advance({ quota: 2, dryRun: true });
  expect([names(again?.entries), again?.declined]).toEqual([['Ada', 'Bo'], []]);
});

it('takes everybody tied with the last who moves up', async () => {
  const [ada] = [
    await aClimber(1, 'Ada'),
    await aClimber(2, 'Bo'),
    await aClimber(3, 'Cy'),
    await aClimber(3, 'Di'),
  ];
  await say(ada, ada.profile);
  const preview = await advance({ quota: 2, dryRun: true });
  expect([names(preview?.entries), preview?.tied]).toEqual([['Bo', 'Cy', 'Di'], 1]);
});

it('lets staff replace somebody who is in the final already, and nobody else', async () => {
  const [ada] = [await aClimber(1, 'Ada'), await aClimber(2, 'Bo'), await aClimber(3, 'Cy')];
  await close();
  await advance({ quota: 2 });
  expect((await say(ada, ada.profile)).json()).toMatchObject({ code: 'stage.last' });
  expect((await say(competition.master, ada.profile)).statusCode).toBe(204);
  expect(names((await advance({ quota: 2 }))?.entries)).toEqual(['Bo', 'Cy']);
  const entered = await api.db.kysely
    .selectFrom('entry')
    .select('profileId')
    .where('categoryId', '=', final.category)
    .execute();
  expect(entered).not.toContainEqual({ profileId: ada.profile });
});

it('is about one stage: whoever declines the last stays in the one before', async () => {
  const last = newId();
  const mine = { competitionId: competition.id, stageId: last };
  const { kysely } = api.db;
  await kysely
    .insertInto('stage')
    .values({ competitionId: competition.id, id: last, name: 'Last', position: 2 })
    .execute();
  await kysely
    .insertInto('category')
    .values({ ...mine, id: newId(), name: 'Women', position: 0 })
    .execute();
  await raiseConfig(api.db, competition.id);
  const [ada, bo] = [await aClimber(1, 'Ada'), await aClimber(2, 'Bo'), await aClimber(3, 'Cy')];
  await close();
  await advance({ quota: 2 });
  expect((await say(ada, ada.profile, true, last)).statusCode).toBe(204);
  expect((await card(ada)).declined).toBe(true);
  const again = await advance({ quota: 2 });
  expect([names(again?.entries), again?.declined]).toEqual([['Ada', 'Bo'], []]);

  expect((await say(bo, bo.profile)).json()).toMatchObject({ code: 'stage.last' });
  expect((await say(competition.master, bo.profile, true, newId())).statusCode).toBe(404);
  expect((await say(competition.master, bo.profile)).statusCode).toBe(204);
  expect((await card(bo)).declined).toBe(false);
  expect(names((await advance({ quota: 2, dryRun: true }))?.entries)).toEqual(['Ada', 'Cy']);
});

it('listens to the climber, their parent and the holder of a ticket, and to nobody else', async () => {
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  await anEntry(api.db, competition, { profileId: child });
  expect((await say(parent, child)).statusCode).toBe(204);
  const ticket = await aTicket(api.db, competition);
  expect((await say(ticket, ticket.profile)).statusCode).toBe(204);
  expect((await say(ticket, child)).statusCode).toBe(403);
  expect((await say(await aUser(api.db), child)).statusCode).toBe(403);
  expect((await say(competition.master, parent.profile)).statusCode).toBe(404);
  expect((await say(await anOpenCard(api.db, competition, child), child)).statusCode).toBe(403);
});

it('asks nobody where no stage follows', async () => {
  competition = await aCompetition(api.db);
  const user = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: user.profile });
  expect((await card(user)).declined).toBeUndefined();
  expect((await say(user, user.profile, true, competition.stage)).statusCode).toBe(409);
});

import type { Command, CommandsReply, LoggedCommandPage, ResolutionReply } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { aCommand, aTop, aZone, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let jo: TestUser;
let ben: TestUser;
let ada: TestEntry;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  jo = await aMember(api.db, competition, 'JUDGE');
  ben = await aMember(api.db, competition, 'JUDGE');
  ada = await anEntry(api.db, competition);
});

const tap = () =>
  aCommand({ route: competition.routes[0], competitor: ada.profile, base: 0, attempts: [aTop] });

const bring = (as: TestUser, judge: TestUser, ...commands: Command[]) =>
  api.call('POST', `/competitions/${competition.id}/commands/handed-over`, {
    as,
    body: { judge: judge.profile, commands },
  });

async function held(as: TestUser) {
  const reply = await api.call('GET', `/competitions/${competition.id}/held`, { as });
  return reply.json<LoggedCommandPage>().data;
}

const settle = (as: TestUser, { id }: Command) =>
  api.call('POST', `/competitions/${competition.id}/commands/${id}/resolution`, {
    as,
    body: { action: 'APPLY' },
  });

it('holds what somebody else logged, in the name of its judge', async () => {
  const command = tap();
  const reply = await bring(ben, jo, command);
  expect(outcomes(reply.json<CommandsReply>().data)).toEqual(['HELD command.handed_over']);
  expect(await held(competition.master)).toMatchObject([
    { id: command.id, actor: { uuid: jo.profile }, reason: { code: 'command.handed_over' } },
  ]);
});

it('counts once it is confirmed, by its judge or by staff, and by nobody else', async () => {
  const own = tap();
  await bring(ben, jo, own);
  expect((await settle(ben, own)).statusCode).toBe(403);
  const confirmed = await settle(jo, own);
  expect(confirmed.json<ResolutionReply>().attempts).toHaveLength(1);
  expect((await settle(competition.master, own)).statusCode).toBe(409);
});

it('counts once when the phone sends it after all, whichever comes first', async () => {
  const [first, late] = [tap(), { ...tap(), payload: { attempts: [aZone] } }];
  await send(api, competition.id, jo, first);
  expect(outcomes((await bring(ben, jo, first)).json<CommandsReply>().data)).toEqual(['APPLIED']);

  await bring(ben, jo, late);
  expect(outcomes(await send(api, competition.id, jo, late))).toEqual(['HELD command.handed_over']);
  expect(await held(jo)).toHaveLength(1);
});

it('writes down who brought it', async () => {
  const command = tap();
  await bring(ben, jo, command);
  const audit = await api.db.kysely
    .selectFrom('audit')
    .select(['actorId', 'details'])
    .where('competitionId', '=', competition.id)
    .where('kind', '=', 'results.handed_over')
    .executeTakeFirstOrThrow();
  expect(audit).toMatchObject({
    actorId: ben.profile,
    details: { judge: jo.profile, commands: [command.id] },
  });
});

it('is for the team, about people of the team', async () => {
  const stranger = await aUser(api.db);
  expect((await bring(stranger, jo, tap())).statusCode).toBe(403);
  expect((await bring(ben, stranger, tap())).statusCode).toBe(400);
});

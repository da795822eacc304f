import type { AuditRecord, Cautions, EntryDetail, Problem } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aSubscriber } from '../../people/push/testing.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { aMarshal } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let climber: TestUser;
let ada: TestEntry;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  climber = await aUser(api.db);
  ada = await anEntry(api.db, competition, { profileId: climber.profile });
});

const at = (path: string) => `/competitions/${competition.id}/${path}`;
const give = (entry: string, reason: string, uuid = newId(), as: { token: string } = competition.master) =>
  api.call('POST', at('cautions'), { as, body: { uuid, entry, reason } });
const takeBack = (caution: string) =>
  api.call('DELETE', at(`cautions/${caution}`), { as: competition.master });
const onBoard = async () => (await aMarshal(api, competition).row(ada.id))?.cautions;
const onCard = async (as: { token: string } | null) =>
  (await api.call('GET', at(`entries/${ada.id}`), as ? { as } : {})).json<EntryDetail>().cautions;
const reasons = (cautions: Cautions['data'] | undefined) => cautions?.map(({ reason }) => reason);

it('stands on the marshal’s board and on the card, for those whom it concerns', async () => {
  expect((await give(ada.id, 'Shouted at a judge')).statusCode).toBe(201);
  expect(await onBoard()).toMatchObject([{ reason: 'Shouted at a judge', givenBy: 'Maja Master' }]);
  expect(await onCard(competition.master)).toMatchObject([{ givenBy: 'Maja Master' }]);
  expect(await onCard(climber)).toMatchObject([{ reason: 'Shouted at a judge', givenBy: null }]);
  expect(await onCard(await aUser(api.db))).toBeUndefined();
  expect(await onCard(null)).toBeUndefined();
});

it('is given once, however often a flaky line sends it, and taken back', async () => {
  const uuid = newId();
  await Promise.all([give(ada.id, 'Shouted', uuid), give(ada.id, 'Shouted', uuid)]);
  const second = await give(ada.id, 'Late');
  expect(reasons(second.json<Cautions>().data)).toEqual(['Shouted', 'Late']);
  expect(reasons((await takeBack(uuid)).json<Cautions>().data)).toEqual(['Late']);
  expect((await takeBack(uuid)).statusCode).toBe(200);
  // Sent late, it does not come back, and nobody is told that it did.
  expect((await give(ada.id, 'Shouted', uuid)).json()).toMatchObject({ code: 'caution.taken_back' });
  expect(reasons(await onBoard())).toEqual(['Late']);
  expect((await takeBack(newId())).statusCode).toBe(404);
});

it('is for others: nobody cautions themself, their child, or somebody who is not there', async () => {
  const child = await aProfile(api.db, { parentId: competition.master.profile });
  const own = await anEntry(api.db, competition, { profileId: child });
  expect((await give(own.id, 'Shouted')).statusCode).toBe(403);
  expect((await give(newId(), 'Shouted')).statusCode).toBe(404);
  expect((await give(ada.id, '\u200b')).statusCode).toBe(400);
  const judge = await aMember(api.db, competition, 'JUDGE');
  expect((await give(ada.id, 'Shouted', newId(), judge)).statusCode).toBe(403);
});

it('keeps one id for one climber', async () => {
  const uuid = newId();
  await give(ada.id, 'Shouted', uuid);
  const bea = await anEntry(api.db, competition);
  expect((await give(bea.id, 'Shouted', uuid)).statusCode).toBe(409);
});

it('takes a reason in one line', async () => {
  expect((await give(ada.id, 'Shouted\nat a judge')).statusCode).toBe(400);
});

it('says which reason the climber reads, if it is sent again with another one', async () => {
  const uuid = newId();
  await give(ada.id, 'Shouted', uuid);
  const again = await give(ada.id, 'Pushed a judge', uuid);
  expect([again.statusCode, again.json<Problem>().detail.nonFieldErrors[0]?.message]).toEqual([
    409,
    'This caution was given already: Shouted',
  ]);
  expect((await give(ada.id, ' Shouted ', uuid)).statusCode).toBe(201);
  expect(reasons(await onBoard())).toEqual(['Shouted']);
});

/** The same person's entry, deleted and made anew. */
async function again({ id, profile }: TestEntry): Promise<TestEntry> {
  await api.call('DELETE', at(`entries/${id}`), { as: competition.master });
  return anEntry(api.db, competition, { profileId: profile });
}

it.each([
  ['an entry', async (entry: TestEntry) => entry],
  ['a person whose entry was made anew', again],
])('goes with %s into the one that it is merged into', async (_whose, now) => {
  const listed = await anEntry(api.db, competition);
  await give(listed.id, 'Shouted');
  const { id } = await now(listed);
  const merged = await api.call('POST', at(`entries/${id}/merge`), {
    as: competition.master,
    body: { target: ada.id },
  });
  expect(merged.statusCode).toBeLessThan(300);
  const rows = (await aMarshal(api, competition).board()).data;
  expect(rows.map(({ cautions }) => reasons(cautions))).toEqual([['Shouted']]);
});

it('goes to whoever takes over an entry that was made anew', async () => {
  const { code, profile, entry } = await aTicket(api.db, competition);
  await give(entry, 'Shouted');
  await again({ id: entry, profile });
  const as = await aUser(api.db);
  expect((await api.call('POST', '/tickets/claim', { as, body: { code } })).statusCode).toBe(200);
  const rows = (await aMarshal(api, competition).board()).data;
  expect(rows.map(({ cautions }) => cautions.length)).toEqual([0, 1]);
});

const disqualify = (cautions: readonly string[], as: { token: string } = competition.master) =>
  api.call('POST', at('cautions/disqualifications'), { as, body: { entry: ada.id, cautions } });
const status = async () => (await aMarshal(api, competition).row(ada.id))?.status;

it('disqualifies for the cautions that the jury sees, and not once one of them is taken back', async () => {
  const cautions = [newId(), newId()];
  for (const uuid of cautions) await give(ada.id, 'Shouted', uuid);
  await takeBack(cautions[1] ?? '');
  const late = await disqualify(cautions);
  expect([late.statusCode, late.json<Problem>().code]).toEqual([409, 'caution.changed']);
  expect((await disqualify(cautions.slice(0, 1))).statusCode).toBe(409);
  expect(await status()).toBe('ENTERED');
  await give(ada.id, 'Late', (cautions[1] = newId()));
  expect((await disqualify(cautions)).statusCode).toBe(204);
  expect((await disqualify(cautions)).statusCode).toBe(204);
  expect(await status()).toBe('DSQ');
});

it('is undone in the history, both ways, by the jury', async () => {
  await give(ada.id, 'Shouted');
  const records = async () => {
    const reply = await api.call('GET', at('audit'), { as: competition.master });
    return reply.json<{ data: AuditRecord[] }>().data;
  };
  const undo = async (kind: string, as: { token: string } = competition.master) => {
    const record = (await records()).find((one) => one.kind === kind);
    return (await api.call('POST', at(`history/${record?.id}/restore`), { as })).statusCode;
  };
  const staff = await aMember(api.db, competition, 'STAFF');
  expect(await undo('caution.given', staff)).toBe(403);
  expect(await undo('caution.given')).toBe(200);
  expect(await onBoard()).toEqual([]);
  expect((await records()).map(({ kind, restorable }) => [kind, restorable])).toEqual([
    ['caution.taken_back', true],
    ['caution.given', false],
  ]);
  expect(await undo('caution.given')).toBe(409);
  expect(await undo('caution.taken_back')).toBe(200);
  expect(reasons(await onBoard())).toEqual(['Shouted']);
});

it('tells the climber, and no longer once it is taken back', async () => {
  await aSubscriber(api, climber);
  const told = async () =>
    (await api.db.kysely.selectFrom('pushMessage').select('content').execute()).map(({ content }) =>
      JSON.stringify(content),
    );
  const uuid = newId();
  await give(ada.id, 'Shouted', uuid);
  await give(ada.id, 'Shouted', uuid);
  expect(await told()).toEqual([expect.stringContaining('The jury has given a caution.')]);
  expect((await told()).join('')).not.toContain('Shouted');
  await takeBack(uuid);
  expect(await told()).toEqual([]);
});

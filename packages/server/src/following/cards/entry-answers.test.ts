import type { EntryDetail } from '@topout/contract';
import { aCompetition, aMember, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

/* Answers are remembered as bytes: each of these asks until one is, changes something, and asks again. */

const api = testApi();

const read = async (competition: TestCompetition, entry: string, as?: TestUser) =>
  (await api.call('GET', `/competitions/${competition.id}/entries/${entry}`, { as })).json<EntryDetail>();

/** Twice the same: the second answer is the remembered one. */
async function remembered(...asked: Parameters<typeof read>): Promise<EntryDetail> {
  const first = await read(...asked);
  expect(await read(...asked)).toEqual(first);
  return first;
}

async function climbing() {
  const competition = await aCompetition(api.db);
  const climber = await aUser(api.db, { firstName: 'Kim', lastName: 'Climber' });
  const { id } = await anEntry(api.db, competition, { profileId: climber.profile });
  const climb = (attempt: { success: boolean; segmentsCount?: number; notes?: string }) =>
    send(
      api,
      competition.id,
      competition.master,
      aCommand({ route: competition.routes[0], competitor: climber.profile, attempts: [attempt] }),
    );
  return { competition, climber, id, climb };
}

it('says at once what was climbed', async () => {
  const { competition, id, climb } = await climbing();
  for (const attemptsCount of [1, 2, 3]) {
    await climb(aTry);
    expect(await remembered(competition, id)).toMatchObject({ attemptsCount, score: 0 });
  }
  await climb(aTop);
  expect(await read(competition, id)).toMatchObject({ attemptsCount: 4, position: 1 });
  expect((await read(competition, id)).score).toBeGreaterThan(0);
});

it('says at once where somebody stands after others climbed', async () => {
  const { competition, id, climb } = await climbing();
  await climb(aTry);
  await climb(aTop);
  expect(await remembered(competition, id)).toMatchObject({ position: 1 });
  const better = await anEntry(api.db, competition);
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor: better.profile, attempts: [aTop] }),
  );
  expect(await read(competition, id)).toMatchObject({ position: 2 });
});

it('tells viewers apart, also when both were answered before', async () => {
  const { competition, climber, id, climb } = await climbing();
  await climb({ ...aTop, notes: 'foot on the bolt' });
  const guest = await remembered(competition, id);
  const staff = await remembered(competition, id, competition.master);
  expect(guest.attempts).toMatchObject([{ judge: null, notes: '' }]);
  expect(guest.user).not.toHaveProperty('email');
  expect(staff).toMatchObject({
    user: { email: climber.email },
    attempts: [{ judge: { name: 'Maja Master' }, notes: 'foot on the bolt' }],
  });
  expect(await read(competition, id)).toEqual(guest);
  expect(await remembered(competition, 'me', climber)).toEqual(
    await read(competition, climber.profile, climber),
  );
});

it('shows nothing any more to somebody whose role has ended', async () => {
  const { competition, id, climb } = await climbing();
  await climb(aTop);
  const judge = await aMember(api.db, competition, 'JUDGE');
  expect((await remembered(competition, id, judge)).attempts).toMatchObject([
    { judge: { name: 'Maja Master' } },
  ]);
  await api.call('DELETE', `/competitions/${competition.id}/judges/${judge.profile}`, {
    as: competition.master,
  });
  expect((await read(competition, id, judge)).attempts).toMatchObject([{ judge: null }]);
});

it('shows nothing any more once the board is hidden', async () => {
  const { competition, id, climb } = await climbing();
  await climb(aTop);
  expect(await remembered(competition, id)).toMatchObject({ position: 1, attemptsCount: 1 });
  await api.db.transaction(async (tx) => {
    await tx.kysely
      .updateTable('competition')
      .set({ liveLeaderboard: false })
      .where('id', '=', competition.id)
      .execute();
    await raiseConfig(tx, competition.id);
  });
  expect(await read(competition, id)).toMatchObject({ position: null, attemptsCount: 0, attempts: [] });
});

it('says new names, and new addresses to staff, at once', async () => {
  const { competition, climber, id } = await climbing();
  const parent = await aUser(api.db, { firstName: 'Pat' });
  const kim = await aProfile(api.db, { firstName: 'Kim', lastName: 'Kid', parentId: parent.profile });
  const child = await anEntry(api.db, competition, { profileId: kim });
  await remembered(competition, id);
  await remembered(competition, child.id, competition.master);
  await api.call('PATCH', `/profiles/${climber.profile}`, { as: climber, body: { firstName: 'Kima' } });
  await api.call('PATCH', `/profiles/${parent.profile}`, { as: parent, body: { firstName: 'Patricia' } });
  const { kysely } = api.db;
  await kysely
    .updateTable('account')
    .set({ email: 'new@topout.example' })
    .where('profileId', '=', parent.profile)
    .execute();
  expect((await read(competition, id)).user.firstName).toBe('Kima');
  expect((await read(competition, child.id, competition.master)).user.parent).toMatchObject({
    firstName: 'Patricia',
    email: 'new@topout.example',
  });
});

it('forgets entries that are gone', async () => {
  const { competition, climber, id } = await climbing();
  await remembered(competition, id);
  await api.call('DELETE', `/competitions/${competition.id}/entries/${id}`, { as: competition.master });
  for (const name of [id, climber.profile])
    expect((await api.call('GET', `/competitions/${competition.id}/entries/${name}`)).statusCode).toBe(404);
});

import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aSubscriber } from '../../people/push/testing.ts';
import { aProfile, aUser, type TestUser, testApi } from '../../testing.ts';
import { aTicket } from '../tickets/testing.ts';
import { tellSessions } from './tell-sessions.ts';
import { aWave, aWaveBody, minutes } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  // Those of the tests before.
  await tellSessions(api.db);
  await forget();
  competition = await aCompetition(api.db);
});

const put = (profile: string, wave: string, more: { waveWaits?: boolean } = {}) =>
  api.db.kysely
    .updateTable('registration')
    .set({ waveId: wave, waveSince: new Date(), ...more })
    .where('competitionId', '=', competition.id)
    .where('profileId', '=', profile)
    .execute();

/** Somebody who is entered and whose device is told everything. */
async function aClimber(wave: string, more: Parameters<typeof put>[2] = {}): Promise<TestUser> {
  const user = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: user.profile });
  await put(user.profile, wave, more);
  await aSubscriber(api, user);
  return user;
}

const told = () =>
  api.db.kysely
    .selectFrom('pushMessage as m')
    .innerJoin('sessionFamily as f', 'f.id', 'm.familyId')
    .select(['f.accountId', 'm.kind', 'm.content'])
    .execute();
const accountsTold = async () => (await told()).map(({ accountId }) => accountId);
const forget = () => api.db.kysely.deleteFrom('pushMessage').execute();

it('tells everybody with a place fifteen minutes before, once, also with two nodes at once', async () => {
  const soon = await aWave(api, competition, { name: 'Evening', ...minutes(14, 60) });
  const later = await aWave(api, competition, { name: 'Night', ...minutes(16, 60) });
  const ada = await aClimber(soon);
  await aClimber(later);
  await aClimber(soon, { waveWaits: true });
  const both = await Promise.all([tellSessions(api.db), tellSessions(api.db)]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await told()).toEqual([
    {
      accountId: ada.account,
      kind: 'SESSION',
      content: {
        title: expect.stringMatching(/^Evening begins at \d\d:\d\d$/),
        body: `Your session at Test Open. Check in and warm up.`,
        path: `/${competition.id}`,
      },
    },
  ]);
  await forget();
  expect([await tellSessions(api.db), await told()]).toEqual([0, []]);
});

it('tells parents and holders of a ticket, and nobody who does not climb', async () => {
  const soon = await aWave(api, competition, minutes(5, 60));
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  await anEntry(api.db, competition, { profileId: child });
  await put(child, soon);
  await aSubscriber(api, parent);
  const ticket = await aTicket(api.db, competition);
  await put(ticket.profile, soon);
  await aSubscriber(api, ticket);
  const gone = await aClimber(soon);
  const path = `/competitions/${competition.id}/entries/${gone.profile}`;
  expect((await api.call('DELETE', path, { as: competition.master })).statusCode).toBe(204);
  // After that: a place that is free goes to who waits.
  for (const status of ['RETIRED', 'WAITING', 'DNS'] as const) {
    const { profile } = await aClimber(soon);
    await api.db.kysely.updateTable('entry').set({ status }).where('profileId', '=', profile).execute();
  }
  await tellSessions(api.db);
  expect((await accountsTold()).toSorted()).toEqual([parent.account, null].toSorted());
});

it('tells again once a session begins at another time', async () => {
  const wave = await aWave(api, competition, minutes(5, 60));
  const ada = await aClimber(wave);
  await tellSessions(api.db);
  await forget();
  const body = aWaveBody(minutes(10, 60));
  const { statusCode } = await api.call('PUT', `/competitions/${competition.id}/waves/${wave}`, {
    as: competition.master,
    body,
  });
  expect(statusCode).toBeLessThan(300);
  await tellSessions(api.db);
  expect(await accountsTold()).toEqual([ada.account]);
});

it('tells nothing of a cancelled competition, until it takes place after all', async () => {
  const ada = await aClimber(await aWave(api, competition, minutes(5, 60)));
  const cancel = (cancelledAt: Date | null) =>
    api.db.kysely.updateTable('competition').set({ cancelledAt }).where('id', '=', competition.id).execute();
  await cancel(new Date());
  expect([await tellSessions(api.db), await told()]).toEqual([0, []]);
  await cancel(null);
  expect([await tellSessions(api.db), await accountsTold()]).toEqual([1, [ada.account]]);
});

it('tells nothing of a session that has begun', async () => {
  await aClimber(await aWave(api, competition, minutes(-1, 60)));
  expect(await tellSessions(api.db)).toBe(0);
});

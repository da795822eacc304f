import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { moveCheckIn } from '../../entering/desk/move-check-in.ts';
import { aCommand, aTop, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
let own: TestEntry;

const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000);

async function begin(settings: { personalClock?: number } = {}) {
  competition = await aCompetition(api.db, { settings, startsAt: minutesAgo(300) });
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  await api.call('PATCH', group, { as: competition.master, body: { scoredBy: 'CLIMBERS' } });
  ada = await aUser(api.db);
  own = await anEntry(api.db, competition, { profileId: ada.profile });
}

async function putInWave(from: number, to: number, more: { waveWaits?: boolean } = {}) {
  const wave = { competitionId: competition.id, id: newId() };
  const times = { startsAt: minutesAgo(from), endsAt: minutesAgo(to) };
  await api.db.kysely
    .insertInto('wave')
    .values({ ...wave, name: 'Afternoon', ...times })
    .execute();
  await registered({ waveId: wave.id, waveSince: new Date(), ...more });
}

const registered = (change: { waveId?: string; waveSince?: Date; waveWaits?: boolean }) =>
  api.db.kysely
    .updateTable('registration')
    .set(change)
    .where('competitionId', '=', competition.id)
    .where('profileId', '=', own.profile)
    .execute();

/** Logs a top made so many minutes ago, on another route each time. */
async function topAgo(minutes: number, route = 0) {
  const command = aCommand({
    route: competition.routes[route] ?? '',
    competitor: own.profile,
    attempts: [route < 2 ? aTop : { success: false, segmentsCount: 3 }],
    clientTime: minutesAgo(minutes).toISOString(),
  });
  return outcomes(await send(api, competition.id, ada, command))[0];
}

const checkIn = (present: boolean) =>
  api.call('PATCH', `/competitions/${competition.id}/check-in/${own.profile}`, {
    as: competition.master,
    body: { present },
  });

const startedAt = (profile = own.profile) =>
  api.db.kysely
    .selectFrom('registration')
    .select('clockStartedAt')
    .where('competitionId', '=', competition.id)
    .where('profileId', '=', profile)
    .executeTakeFirstOrThrow();

afterEach(async () => expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]));

it('counts what climbers log in their session, and holds what they log before and after', async () => {
  await begin();
  await putInWave(120, 10);
  expect(await topAgo(121)).toBe('HELD climber.early');
  expect(await topAgo(11)).toBe('APPLIED');
  expect(await topAgo(9, 1)).toBe('HELD climber.ended');
});

it('holds what arrives later than the grace after the session', async () => {
  await begin();
  await putInWave(120, 20);
  expect(await topAgo(30)).toBe('HELD climber.late');
});

it('holds everything of somebody on a waiting list, and follows at once when they get a place', async () => {
  await begin();
  await putInWave(120, -60, { waveWaits: true });
  expect(await topAgo(1)).toBe('HELD climber.early');
  await registered({ waveWaits: false });
  expect(await topAgo(1)).toBe('APPLIED');
});

it('follows at once when a session moves', async () => {
  await begin();
  await putInWave(120, 60);
  expect(await topAgo(30)).toBe('HELD climber.ended');
  const endsAt = minutesAgo(10);
  await api.db.kysely
    .updateTable('wave')
    .set({ endsAt })
    .where('competitionId', '=', competition.id)
    .execute();
  expect(await topAgo(30)).toBe('APPLIED');
});

it('lets judges log outside a climber’s session', async () => {
  await begin();
  await putInWave(120, 60);
  const command = aCommand({
    route: competition.routes[0],
    competitor: own.profile,
    attempts: [aTop],
  });
  expect(outcomes(await send(api, competition.id, competition.master, command))).toEqual(['APPLIED']);
});

it('starts a personal clock at check-in', async () => {
  await begin({ personalClock: 30 });
  expect(await topAgo(0)).toBe('HELD climber.early');
  await checkIn(true);
  expect(await topAgo(0)).toBe('APPLIED');
  expect(await topAgo(1, 1)).toBe('HELD climber.early');
});

it('takes the clock back with the check-in until the first result', async () => {
  await begin({ personalClock: 30 });
  await checkIn(true);
  await checkIn(false);
  expect(await topAgo(0)).toBe('HELD climber.early');
  await checkIn(true);
  expect(await topAgo(0)).toBe('APPLIED');
  const started = await startedAt();
  await checkIn(false);
  expect(await startedAt()).toEqual(started);
  await checkIn(true);
  expect(await startedAt()).toEqual(started);
});

it('lets the clock run on where another person takes the place, checked in or not', async () => {
  await begin({ personalClock: 30 });
  await checkIn(true);
  await topAgo(0);
  const started = await startedAt();
  await checkIn(false);
  const heir = await anEntry(api.db, competition, { profileId: (await aUser(api.db)).profile });
  const move = { from: own.profile, to: heir.profile };
  await api.db.transaction((tx) => moveCheckIn(tx, competition.id, move));
  expect(await startedAt(heir.profile)).toEqual(started);
});

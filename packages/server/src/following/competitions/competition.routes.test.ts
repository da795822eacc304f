import type { Competition } from '@topout/contract';
import { newId } from '../../platform/ids.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';
import { aCompetition, aMember, anEntry } from './testing.ts';

const api = testApi();

const read = async (id: string, as?: { token: string }) =>
  (await api.call('GET', `/competitions/${id}`, { as })).json<Competition>();

it('shows a competition to whoever has no token', async () => {
  const competition = await aCompetition(api.db, { liveLeaderboard: false });
  expect(await read(competition.id)).toMatchObject({
    uuid: competition.id,
    status: 'LIVE',
    role: null,
    canJudge: false,
    judgeKey: null,
    userEntry: null,
    childEntries: [],
    canEnter: true,
    canSeeLeaderboard: false,
    stages: [{ pendingResults: true, categories: [{ name: 'Women' }, { name: 'Men' }] }],
    venues: [{ uuid: competition.venue, maps: [{ url: `/api/maps/${competition.map}.svg` }] }],
    routeGroups: [{ uuid: competition.group, categories: [...competition.categories].toSorted() }],
    settings: { maxAttemptsCount: 5, scoring: { pointsPerTop: 250 } },
  });
});

it.each([
  ['MASTER', 'MASTER', true, 'THEKEY'],
  ['STAFF_JUDGE', 'STAFF_JUDGE', true, 'THEKEY'],
  ['STAFF', 'STAFF', false, 'THEKEY'],
  ['JUDGE', 'JUDGE', true, null],
] as const)('tells %s their role and what they may', async (role, shown, canJudge, key) => {
  const competition = await aCompetition(api.db);
  const user = role === 'MASTER' ? competition.master : await aMember(api.db, competition, role);
  expect(await read(competition.id, user)).toMatchObject({
    role: shown,
    canJudge,
    judgeKey: key,
  });
});

it('gives a waiting judge no role yet, and a revoked one none any more', async () => {
  const competition = await aCompetition(api.db);
  const waiting = await aMember(api.db, competition, 'JUDGE', { pending: true });
  const revoked = await aMember(api.db, competition, 'JUDGE', { revokedAt: new Date() });
  expect(await read(competition.id, waiting)).toMatchObject({
    role: null,
    canJudge: false,
    judgeRequestPending: true,
  });
  expect(await read(competition.id, revoked)).toMatchObject({ role: null, judgeRequestPending: false });
});

it('carries the entries of the caller and of their children, by full name', async () => {
  const competition = await aCompetition(api.db);
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile, firstName: 'Kim', yearOfBirth: 2016 });
  await anEntry(api.db, competition, { profileId: parent.profile });
  await anEntry(api.db, competition, { profileId: child });
  const shown = await read(competition.id, parent);
  expect(shown.userEntry?.user).toMatchObject({ uuid: parent.profile, name: 'Ada Climber' });
  expect(shown.childEntries).toMatchObject([
    { user: { uuid: child, name: 'Kim Climber' }, category: { name: 'Women' } },
  ]);
});

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);

it.each([
  [
    'not open yet',
    { entriesOpenAt: new Date('2031-05-01T10:00:00Z') },
    'Entries open on 1st May 2031 at 12:00.',
  ],
  ['closed', { entriesCloseAt: at(-1) }, 'Entries are closed.'],
  ['full', { capacity: 1 }, 'This competition is full.'],
  ['ended', { startsAt: at(-3), endsAt: at(-1) }, 'This competition has ended.'],
  ['cancelled', { cancelledAt: new Date() }, 'This competition has been cancelled.'],
])('says why nobody can enter: %s', async (_name, overrides, message) => {
  const competition = await aCompetition(api.db, overrides);
  await anEntry(api.db, competition);
  expect(await read(competition.id)).toMatchObject({ canEnter: false, canEnterReason: { message } });
});

it('answers 404 for a competition that does not exist', async () => {
  expect((await api.call('GET', `/competitions/${newId()}`)).statusCode).toBe(404);
});

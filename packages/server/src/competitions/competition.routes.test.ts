import type { Competition } from '@topout/contract';
import { newId } from '../ids.ts';
import { aProfile, aUser, testApi } from '../testing.ts';
import { aCompetition, aMember, anEntry } from './testing.ts';

const api = testApi();

const read = async (id: string, as?: { token: string }) =>
  (await api.call('GET', `/competitions/${id}`, { as })).json<Competition>();

it('shows a competition to whoever has no token', async () => {
  const competition = await aCompetition(api.db, { live_leaderboard: false });
  expect(await read(competition.id)).toMatchObject({
    uuid: competition.id,
    status: 'LIVE',
    role: null,
    can_judge: false,
    judge_key: null,
    user_entry: null,
    child_entries: [],
    can_enter: true,
    can_see_leaderboard: false,
    stages: [{ pending_results: true, categories: [{ name: 'Women' }, { name: 'Men' }] }],
    venues: [{ uuid: competition.venue, maps: [{ url: `/api/maps/${competition.map}.svg` }] }],
    route_groups: [{ uuid: competition.group, categories: [...competition.categories].toSorted() }],
    settings: { max_attempts_count: 5, scoring: { points_per_top: 250 } },
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
    can_judge: canJudge,
    judge_key: key,
  });
});

it('gives a waiting judge no role yet, and a revoked one none any more', async () => {
  const competition = await aCompetition(api.db);
  const waiting = await aMember(api.db, competition, 'JUDGE', { pending: true });
  const revoked = await aMember(api.db, competition, 'JUDGE', { revoked_at: new Date() });
  expect(await read(competition.id, waiting)).toMatchObject({
    role: null,
    can_judge: false,
    judge_request_pending: true,
  });
  expect(await read(competition.id, revoked)).toMatchObject({ role: null, judge_request_pending: false });
});

it('carries the entries of the caller and of their children, by full name', async () => {
  const competition = await aCompetition(api.db);
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parent_id: parent.profile, first_name: 'Kim', year_of_birth: 2016 });
  await anEntry(api.db, competition, { profile_id: parent.profile });
  await anEntry(api.db, competition, { profile_id: child });
  const shown = await read(competition.id, parent);
  expect(shown.user_entry?.user).toMatchObject({ uuid: parent.profile, name: 'Ada Climber' });
  expect(shown.child_entries).toMatchObject([
    { user: { uuid: child, name: 'Kim Climber' }, category: { name: 'Women' } },
  ]);
});

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);

it.each([
  [
    'not open yet',
    { entries_open_at: new Date('2031-05-01T10:00:00Z') },
    'Entries open on 1st May 2031 at 12:00.',
  ],
  ['closed', { entries_close_at: at(-1) }, 'Entries are closed.'],
  ['full', { capacity: 1 }, 'This competition is full.'],
  ['ended', { starts_at: at(-3), ends_at: at(-1) }, 'This competition has ended.'],
  ['cancelled', { cancelled_at: new Date() }, 'This competition has been cancelled.'],
])('says why nobody can enter: %s', async (_name, overrides, message) => {
  const competition = await aCompetition(api.db, overrides);
  await anEntry(api.db, competition);
  expect(await read(competition.id)).toMatchObject({ can_enter: false, can_enter_reason: { message } });
});

it('answers 404 for a competition that does not exist', async () => {
  expect((await api.call('GET', `/competitions/${newId()}`)).statusCode).toBe(404);
});

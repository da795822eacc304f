import type {
  Competition,
  CompetitionSummary,
  DeskList,
  Disputes,
  EntryDetail,
  Leaderboard,
  Looks,
  QuestionList,
  StagePlanAnswer,
  TokenReply,
} from '@topout/contract';
import { testApi, formOf } from '../../testing.ts';
import { demoLogins } from './accounts.ts';
import { boulderFinalId } from './boulder-final.ts';
import { gymCompetitionId } from './demo-ids.ts';
import { jamCompetitionId } from './jam/jam.ts';
import { seedDemo, seedDemoAtStart } from './seed-demo.ts';

const api = testApi({ demo: true });

const hour = 3_600_000;
const now = Date.now();

const signIn = async (email: string, password: string) => {
  const reply = await api.call('POST', '/auth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: formOf({
      grantType: 'password',
      username: email,
      password,
      clientId: 'topout-web',
      clientSecret: 'public',
    }),
  });
  return { token: reply.json<TokenReply>().accessToken };
};
const gym = async (as?: { token: string }) =>
  (await api.call('GET', `/competitions/${gymCompetitionId}`, { as })).json<Competition>();
const board = async (category: string | undefined) =>
  (
    await api.call('GET', `/competitions/${gymCompetitionId}/leaderboard?category=${category}`)
  ).json<Leaderboard>();

/** What the database already had. */
const before = new Set<string>();

beforeAll(async () => {
  const { data } = (await api.call('GET', '/competitions')).json<{ data: CompetitionSummary[] }>();
  for (const { uuid } of data) before.add(uuid);
  await seedDemo(api.app, now);
}, 120_000);

it('fills the home page: four live, two ahead, and past ones', async () => {
  const { data } = (await api.call('GET', '/competitions')).json<{ data: CompetitionSummary[] }>();
  const demo = data.filter(({ uuid }) => !before.has(uuid));
  expect(demo.map(({ status, name }) => `${status} ${name}`)).toEqual([
    'LIVE Tidemill Autumn Open',
    'LIVE Chalk Jam',
    'LIVE Needle Speed Final',
    'LIVE Slipway Boulder Final',
    'UPCOMING Northern Youth Cup',
    'UPCOMING Basalte Bloc Night',
    'PAST Old Kiln Summer Jam',
    'PAST IFSC World Cup Wujiang 2025: Men',
    'PAST IFSC World Cup Keqiao 2025: Men',
  ]);
});

it('has boards on which everybody has climbed', async () => {
  const { stages } = await gym();
  for (const { uuid } of stages[0]?.categories ?? []) {
    const { rows } = await board(uuid);
    const ranked = rows.filter(({ position }) => position !== null);
    expect(rows.length).toBeGreaterThanOrEqual(36);
    expect(ranked.length).toBeGreaterThan(rows.length * 0.9);
  }
});

it('shows who moved in the last minutes, and what came last', async () => {
  const { stages } = await gym();
  const boards = await Promise.all((stages[0]?.categories ?? []).map(({ uuid }) => board(uuid)));
  const moves = boards.flatMap(({ rows }) => rows.flatMap(({ moved }) => moved ?? []));
  expect(moves.some((by) => by > 0) && moves.some((by) => by < 0)).toBe(true);
  const times = boards.flatMap(({ latest }) => latest.map(({ changedAt }) => changedAt));
  expect(new Set(times).size).toBeGreaterThan(12);
});

it('shows no last name of a child', async () => {
  const [youth] = (await gym()).stages[0]?.categories ?? [];
  const { rows } = await board(youth?.uuid);
  expect(rows.filter(({ user }) => user.lastName.length > 2)).toEqual([]);
});

it('applied every result, in order of time and up to the present', async () => {
  const { kysely } = api.db;
  const outcomes = await kysely
    .selectFrom('command')
    .select(['competitionId', 'outcome'])
    .distinct()
    .execute();
  const ofDemo = outcomes.filter(({ competitionId }) => !before.has(competitionId));
  expect(new Set(ofDemo.map(({ outcome }) => outcome))).toEqual(new Set(['APPLIED']));
  const { first, last, count } = await kysely
    .selectFrom('attempt')
    .select(({ fn }) => [
      fn.min('attemptedAt').as('first'),
      fn.max('attemptedAt').as('last'),
      fn.countAll<number>().as('count'),
    ])
    .where('competitionId', '=', gymCompetitionId)
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(1_400);
  expect(first.getTime()).toBeGreaterThan(now - 2 * hour);
  expect(last.getTime()).toBeGreaterThan(now - 5 * 60_000);
  expect(last.getTime()).toBeLessThan(now);
});

it.each(demoLogins.map((login) => [login.role, login] as const))(
  'lets the %s sign in',
  async (role, login) => {
    const competition = await gym(await signIn(login.email, login.password));
    const is = {
      Organiser: competition.role === 'MASTER',
      Judge:
        competition.role === 'JUDGE' && competition.judgingGroups.every(({ judges }) => judges.length === 2),
      Competitor: competition.userEntry !== null,
      'Parent of two': competition.childEntries.length === 2,
    };
    expect(is[role as keyof typeof is]).toBe(true);
  },
);

it('gives the demo competitor a card of their own', async () => {
  const login = demoLogins.find(({ role }) => role === 'Competitor');
  const as = await signIn(login?.email ?? '', login?.password ?? '');
  const card = (
    await api.call('GET', `/competitions/${gymCompetitionId}/entries/me`, { as })
  ).json<EntryDetail>();
  expect(card.attempts.length).toBeGreaterThan(3);
  expect(card.position).not.toBeNull();
});

it('has results to confirm and to look at, disputes and answers at the jam', async () => {
  const organiser = demoLogins.find(({ role }) => role === 'Organiser');
  const as = await signIn(organiser?.email ?? '', organiser?.password ?? '');
  const at = (path: string) => api.call('GET', `/competitions/${jamCompetitionId}/${path}`, { as });
  const { stages } = (await api.call('GET', `/competitions/${jamCompetitionId}`)).json<Competition>();
  const boards = await Promise.all(
    (stages[0]?.categories ?? []).map(({ uuid }) => at(`leaderboard?category=${uuid}`)),
  );
  const rows = boards.flatMap((board) => board.json<Leaderboard>().rows);
  expect(rows.filter(({ unconfirmed = '' }) => unconfirmed.includes('1'))).toHaveLength(4);
  const { data } = (await at('disputes')).json<Disputes>();
  expect(data.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ['APPEAL', 'OPEN'],
    ['APPEAL', 'STANDS'],
    ['QUERY', 'OPEN'],
  ]);
  const looks = (await at('looks')).json<Looks>().data;
  expect(new Set(looks.map(({ kind }) => kind))).toEqual(new Set(['MANY_TOPS', 'LONE_FLASH']));
  const { data: desk } = (await at('check-in')).json<DeskList>();
  const came = desk.filter(({ present }) => present !== null);
  const unpaid = came.filter(({ paid }) => paid === null);
  const unsigned = came.filter(({ waiver }) => waiver === null);
  expect([desk.length, came.length, unpaid.length, unsigned.length]).toEqual([160, 123, 15, 40]);
  const questions = (await at('questions')).json<QuestionList>().data;
  expect(questions?.map(({ label, answered }) => [label, answered])).toEqual([
    ['T-shirt', true],
    ['Photos', true],
  ]);
});

it('changes nothing a second time', async () => {
  const before = await gym();
  const [said] = await seedDemo(api.app, now + hour);
  expect(said).toBe('The demo is there already.');
  expect(await gym()).toEqual(before);
});

it('runs again once it has ended, with all that was climbed', async () => {
  const category = (await gym()).stages[0]?.categories[1]?.uuid;
  const before = (await board(category)).rows;
  const later = now + 30 * hour;

  await seedDemo(api.app, later);

  const { startTime, endTime } = await gym();
  expect([startTime, endTime]).toEqual(
    [later - 2 * hour, later + 4 * hour].map((ms) => new Date(ms).toISOString()),
  );
  expect((await board(category)).rows).toEqual(before);
  const { plan } = (await api.call('GET', `/competitions/${boulderFinalId}/plan`)).json<StagePlanAnswer>();
  expect(plan?.startsAt).toBe(new Date(later + hour).toISOString());
});

it('leaves a database with other competitions alone', async () => {
  const other = await api.db.kysely
    .selectFrom('competition')
    .select('id')
    .where('id', '!=', gymCompetitionId)
    .executeTakeFirstOrThrow();
  expect(other.id).not.toBe(gymCompetitionId);
  await api.db.kysely.deleteFrom('competition').where('id', '=', gymCompetitionId).execute();
  expect(await seedDemoAtStart(api.app, now)).toEqual([]);
});

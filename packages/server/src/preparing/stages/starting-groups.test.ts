import type { AuditRecord, Problem, Results } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';

const api = testApi();

const draw = ({ id, stage, master }: TestCompetition, groups: number) =>
  api.call('POST', `/competitions/${id}/stages/${stage}/starting-groups`, { as: master, body: { groups } });

async function women({ id, master }: TestCompetition) {
  const reply = await api.call('GET', `/competitions/${id}/results.json`, { as: master });
  return reply.json<Results>().stages[0]?.categories[0]?.rows ?? [];
}

const sizes = async (competition: TestCompetition) =>
  Object.entries(
    Object.groupBy(await women(competition), ({ startingGroup }) => startingGroup ?? 'none'),
  ).map(([group, rows]) => [group, rows?.length]);

async function entered(count: number) {
  const competition = await aCompetition(api.db, { scoringSystem: 'IFSC_RANKING' });
  for (let number = 0; number < count; number += 1) {
    await anEntry(api.db, competition, { profileId: await aProfile(api.db, { firstName: `N${number}` }) });
  }
  return competition;
}

it('divides into groups of equal size, and takes them back', async () => {
  const competition = await entered(5);
  expect((await draw(competition, 2)).statusCode).toBe(204);
  expect((await sizes(competition)).toSorted()).toEqual([
    ['A', 3],
    ['B', 2],
  ]);
  await draw(competition, 1);
  expect(await sizes(competition)).toEqual([['none', 5]]);
});

it('ranks each group alone and merges by place', async () => {
  const competition = await entered(4);
  await draw(competition, 2);
  const groups = Map.groupBy(await women(competition), ({ startingGroup }) => startingGroup);
  const climb = (competitor: string | undefined, tries: number) => {
    const attempts = [...Array<typeof aTry>(tries).fill(aTry), aTop];
    const route = competition.routes[0];
    return send(
      api,
      competition.id,
      competition.master,
      aCommand({ route, competitor: competitor ?? '', attempts }),
    );
  };
  for (const [group, rows] of groups) {
    // Nobody in B would beat anybody in A.
    const late = group === 'B' ? 2 : 0;
    await climb(rows[0]?.user.uuid, late);
    await climb(rows[1]?.user.uuid, late + 1);
  }
  const rows = await women(competition);
  expect(rows.map(({ position, scoreText }) => `${position}: ${scoreText}`).toSorted()).toEqual([
    '1: 1T1z 1 1',
    '1: 1T1z 3 3',
    '3: 1T1z 2 2',
    '3: 1T1z 4 4',
  ]);
});

it('lets a latecomer join the smallest group, and nobody where there is none', async () => {
  const competition = await entered(3);
  await draw(competition, 2);
  const [late, later] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  expect((await sizes(competition)).toSorted()).toEqual([
    ['A', 3],
    ['B', 2],
  ]);

  const as = competition.master;
  const move = (user: string, category: string) =>
    api.call('PATCH', `/competitions/${competition.id}/entries/${user}`, { as, body: { category } });
  await draw(competition, 1);
  await move(late.profile, competition.categories[1]);
  await draw(competition, 2);
  const groupOf = async (id: string) => {
    const row = await api.db.kysely
      .selectFrom('entry')
      .select('startingGroup')
      .where('competitionId', '=', competition.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.startingGroup;
  };
  // Alone among the men, in their first group.
  expect(await groupOf(late.id)).toBe('A');
  await move(later.profile, competition.categories[1]);
  expect(await groupOf(later.id)).toBe('A');
});

describe('by hand', () => {
  const at = ({ id, stage }: TestCompetition) => `/competitions/${id}/stages/${stage}/starting-groups`;

  /** A person in group A, and how to move them. */
  async function drawnInTwo() {
    const competition = await entered(4);
    await draw(competition, 2);
    const someone = (await women(competition)).find((row) => row.startingGroup === 'A');
    if (!someone) throw new Error('Nobody is in group A');
    const move = async (body: object) => {
      const reply = await api.call('PATCH', at(competition), {
        as: competition.master,
        body: { entry: someone.entry, from: 'A', to: 'B', ...body },
      });
      return [reply.statusCode, reply.body === '' ? null : reply.json<Problem>().code] as const;
    };
    const groupNow = async () =>
      (await women(competition)).find(({ entry }) => entry === someone.entry)?.startingGroup;
    return { competition, someone, move, groupNow };
  }

  it('moves somebody, puts them back, and writes both down', async () => {
    const { competition, someone, move, groupNow } = await drawnInTwo();
    expect(await move({})).toEqual([204, null]);
    expect(await groupNow()).toBe('B');
    expect((await sizes(competition)).toSorted()).toEqual([
      ['A', 1],
      ['B', 3],
    ]);
    expect(await move({ from: 'B', to: 'A' })).toEqual([204, null]);
    expect(await groupNow()).toBe('A');
    const history = await api.call('GET', `/competitions/${competition.id}/audit`, {
      as: competition.master,
    });
    const moves = history.json<{ data: AuditRecord[] }>().data.filter(({ kind }) => kind === 'entry.changed');
    expect(moves.map(({ entry, details }) => [entry, details])).toEqual([
      [someone.entry, { before: { startingGroup: 'B' }, after: { startingGroup: 'A' } }],
      [someone.entry, { before: { startingGroup: 'A' }, after: { startingGroup: 'B' } }],
    ]);
  });

  it('lets one of two organisers move somebody', async () => {
    const { move, groupNow } = await drawnInTwo();
    const answers = await Promise.all([move({ to: 'B' }), move({ to: 'C' })]);
    expect(answers.toSorted(([a], [b]) => a - b)).toEqual([
      [204, null],
      [409, 'entry.changed'],
    ]);
    expect(await groupNow()).toBe(answers[0][0] === 204 ? 'B' : 'C');
  });

  it('asks first where somebody has results', async () => {
    const { competition, someone, move, groupNow } = await drawnInTwo();
    const climbed = aCommand({
      route: competition.routes[0],
      competitor: someone.user.uuid,
      attempts: [aTop],
    });
    await send(api, competition.id, competition.master, climbed);
    expect(await move({})).toEqual([409, 'entry.climbed']);
    expect(await groupNow()).toBe('A');
    expect(await move({ despiteResults: true })).toEqual([204, null]);
    expect(await groupNow()).toBe('B');
  });

  it('refuses who is not in the stage, a stage without groups, and a group that no draw makes', async () => {
    const { competition, move } = await drawnInTwo();
    const other = await anEntry(api.db, await entered(1));
    expect(await move({ entry: other.id })).toEqual([404, 'not_found']);
    expect(await move({ to: 'Z' })).toEqual([400, 'request.invalid']);
    await draw(competition, 1);
    expect(await move({ from: null })).toEqual([409, 'stage.no_groups']);
  });
});

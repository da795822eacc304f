import type { Results } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../scoring/testing.ts';
import { aProfile, testApi } from '../testing.ts';

const api = testApi();

const draw = ({ id, stage, master }: TestCompetition, groups: number) =>
  api.call('POST', `/competitions/${id}/stages/${stage}/starting-groups`, { as: master, body: { groups } });

async function women({ id, master }: TestCompetition) {
  const reply = await api.call('GET', `/competitions/${id}/results.json`, { as: master });
  return reply.json<Results>().stages[0]?.categories[0]?.rows ?? [];
}

const sizes = async (competition: TestCompetition) =>
  Object.entries(
    Object.groupBy(await women(competition), ({ starting_group }) => starting_group ?? 'none'),
  ).map(([group, rows]) => [group, rows?.length]);

async function entered(count: number) {
  const competition = await aCompetition(api.db, { scoring_system: 'IFSC_RANKING' });
  for (let number = 0; number < count; number += 1) {
    await anEntry(api.db, competition, { profile_id: await aProfile(api.db, { first_name: `N${number}` }) });
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
  const groups = Map.groupBy(await women(competition), ({ starting_group }) => starting_group);
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
    // Nobody of B would beat anybody of A.
    const late = group === 'B' ? 2 : 0;
    await climb(rows[0]?.user.uuid, late);
    await climb(rows[1]?.user.uuid, late + 1);
  }
  const rows = await women(competition);
  expect(rows.map(({ position, score_text }) => `${position}: ${score_text}`).toSorted()).toEqual([
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
      .select('starting_group')
      .where('competition_id', '=', competition.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.starting_group;
  };
  // Alone among the men, in their first group.
  expect(await groupOf(late.id)).toBe('A');
  await move(later.profile, competition.categories[1]);
  expect(await groupOf(later.id)).toBe('A');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Competition, Results } from '@topout/contract';
import { runCommand } from '../cli/run-command.ts';
import { testApi } from '../../testing.ts';

const api = testApi();
const folder = join(import.meta.dirname, '../../../../domain/fixtures/results');
const rounds = ['qualification', 'semi-final', 'final'];

/**
 * Count-back, starting groups, ties on the last place, times, a competitor who did not start a semi-final.
 */
const events = [
  '2013-kranj-lead-men',
  '2019-hachioji-wch-lead-women',
  '2019-xiamen-lead-men',
  '2021-moscow-wch-lead-women',
  '2025-keqiao-boulder-men',
  '2025-wujiang-lead-men',
];

interface Published {
  readonly id: string;
  readonly official: { readonly rank: number | null; readonly overall?: number | null };
}

const read = (event: string, round: string): Published[] =>
  (
    JSON.parse(readFileSync(join(folder, `${event}-${round}.json`), 'utf8')) as {
      competitors: Published[];
    }
  ).competitors;

const importEvent = (event: string, of = rounds) =>
  runCommand(
    'import-results',
    ['--event', ...of.map((round) => join(folder, `${event}-${round}.json`))],
    api.app,
  );

it.each(events)('runs %s through its three rounds to the published ranking', async (event) => {
  const { lines, fault } = await importEvent(event);
  expect(fault).toBeNull();
  const { competition } = JSON.parse(lines[0] ?? '{}') as { competition: string };
  const results = (await api.call('GET', `/competitions/${competition}/results.json`)).json<Results>();

  expect(results.stages.map(({ name, state }) => [name, state])).toEqual(
    ['Qualification', 'Semi-final', 'Final'].map((name) => [name, 'FINAL']),
  );
  const numbers = new Map(
    results.stages[0]?.categories[0]?.rows.map(({ user, competitorNumber }) => [user.uuid, competitorNumber]),
  );
  for (const [index, stage] of results.stages.entries()) {
    const places = new Map(
      stage.categories[0]?.rows.map(({ competitorNumber, position }) => [competitorNumber, position]),
    );
    const ranked = read(event, rounds[index] ?? '').filter(({ official }) => official.rank !== null);
    expect(ranked.map(({ id }) => [id, places.get(id)])).toEqual(
      ranked.map(({ id, official }) => [id, official.rank]),
    );
  }
  const overall = new Map(
    results.ranking?.categories[0]?.rows.map(({ user, position }) => [numbers.get(user.uuid), position]),
  );
  const official = read(event, 'qualification').filter((one) => one.official.overall != null);
  expect(official.map(({ id }) => [id, overall.get(id)])).toEqual(
    official.map((one) => [one.id, one.official.overall]),
  );
});

it('starts the best ranked last, and shows the final in front', async () => {
  const { lines } = await importEvent('2025-wujiang-lead-men');
  const { competition } = JSON.parse(lines[0] ?? '{}') as { competition: string };
  const { stages } = (await api.call('GET', `/competitions/${competition}`)).json<Competition>();
  expect(stages.map(({ name, scoringSystem }) => [name, scoringSystem])).toEqual([
    ['Final', 'IFSC_LEAD'],
    ['Qualification', 'IFSC_SPORT'],
    ['Semi-final', 'IFSC_LEAD'],
  ]);
  const results = (await api.call('GET', `/competitions/${competition}/results.json`)).json<Results>();
  const [, semi, final] = results.stages;
  const placeInSemi = new Map(semi?.categories[0]?.rows.map(({ user, position }) => [user.uuid, position]));
  const order = final?.categories[0]?.rows.toSorted(
    (a, b) => (a.startPosition ?? 0) - (b.startPosition ?? 0),
  );
  expect(order?.map(({ user }) => placeInSemi.get(user.uuid))).toEqual([8, 7, 6, 4, 4, 3, 1, 1]);
});

it('says when others would have gone on', async () => {
  const { fault } = await importEvent('2013-kranj-lead-men', ['qualification', 'final']);
  expect(fault).toBe('The event was not imported: others would have gone on to the final than did.');
});

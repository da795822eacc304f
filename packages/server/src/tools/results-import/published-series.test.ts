import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeagueLeaderboard } from '@topout/contract';
import { runCommand } from '../cli/run-command.ts';
import { testApi } from '../../testing.ts';

const api = testApi();
const folder = join(import.meta.dirname, '../../../../domain/fixtures/series');
const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'index.json');

interface Published {
  readonly competitions: readonly { readonly id: string; readonly name: string }[];
  readonly standings: readonly {
    readonly id: number;
    readonly rank: number | null;
    readonly points: number;
    readonly results: readonly (readonly [
      competition: string,
      place: number,
      points: number,
      counts: boolean,
    ])[];
  }[];
}

it.each(files)(
  'has every rank, total and bracket of %s',
  async (file) => {
    const { standings, competitions } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Published;
    const { lines, fault } = await runCommand('import-series', [join(folder, file)], api.app);
    expect(fault).toBeNull();
    const { league, people } = JSON.parse(lines[0] ?? '{}') as {
      league: string;
      people: Record<string, string>;
    };
    const table = (await api.call('GET', `/leagues/${league}/leaderboard`)).json<LeagueLeaderboard>();

    const rows = table.categories[0]?.rows ?? [];
    const nameOf = new Map(competitions.map(({ id, name }) => [id, name]));
    const byUser = new Map(rows.map((row) => [row.user.uuid, row]));
    expect(rows).toHaveLength(standings.length);
    expect(
      standings.map(({ id }) => {
        const row = byUser.get(people[id] ?? '');
        const parts = row?.competitions.map(({ name, position, points, counts }) => [
          name,
          position,
          points,
          counts,
        ]);
        return [id, row?.position, row?.points, parts];
      }),
    ).toEqual(
      standings.map(({ id, rank, points, results }) => [
        id,
        rank,
        points,
        results.map(([competition, ...result]) => [nameOf.get(competition), ...result]),
      ]),
    );
    const ranks = rows.map(({ position }) => position ?? Infinity);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  },
  60_000,
);

interface Cup {
  readonly discipline: string;
  readonly people: number;
}
const aCup = ({ discipline, people }: Cup, index: number) => ({
  id: index,
  date: '2026-05-01',
  name: `Cup ${index}`,
  discipline,
  places: Array.from({ length: people }, (_, id) => [id + 1, id]),
});

async function importedTable(
  name: string,
  cups: readonly Cup[],
  change: (cup: ReturnType<typeof aCup>) => object = (cup) => cup,
) {
  const file = join(mkdtempSync(join(tmpdir(), 'series-')), 'series.json');
  const most = Math.max(...cups.map(({ people }) => people));
  const series = {
    series: name,
    category: 'Women',
    rules: { place_points: [100, 80, 65], tied_places: 'mean of the places taken, rounded down' },
    persons: Array.from({ length: most }, (_, id) => ({ id, name: id === 0 ? null : `Climber No${id}` })),
    competitions: cups.map((cup, index) => change(aCup(cup, index))),
  };
  writeFileSync(file, JSON.stringify(series));
  const { lines, fault } = await runCommand('import-series', [file], api.app);
  expect(fault).toBeNull();
  const { league } = JSON.parse(lines[0] ?? '{}') as { league: string };
  return (await api.call('GET', `/leagues/${league}/leaderboard`)).json<LeagueLeaderboard>();
}

it.each(['boulder', 'lead', 'speed', 'combined'])(
  'gives everybody of a long list of %s their place',
  async (discipline) => {
    const { categories } = await importedTable(discipline, [{ discipline, people: 249 }]);
    const places = categories[0]?.rows.flatMap(({ competitions }) => competitions[0]?.position ?? []);
    expect(places?.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 249 }, (_, place) => place + 1));
  },
  60_000,
);

it('takes a competition that nobody has a place in', async () => {
  const { competitions, categories } = await importedTable('Empty', [
    { discipline: 'lead', people: 2 },
    { discipline: 'lead', people: 0 },
  ]);
  expect(competitions).toHaveLength(2);
  expect(categories[0]?.rows.map(({ user, points }) => [user.firstName, points])).toEqual([
    ['Climber', 100],
    ['Climber', 80],
  ]);
});

it('leaves a place to whoever is not listed and shares the one before', async () => {
  const lead = { discipline: 'lead', people: 3 };
  const { categories } = await importedTable('Gaps', [lead], (cup) => ({
    ...cup,
    places: [
      [1, 0],
      [2, 1],
      [4, 2],
    ],
  }));
  const rows = categories[0]?.rows ?? [];
  expect(rows.map(({ points, competitions: [cup] }) => [cup?.position, points])).toEqual([
    [1, 100],
    [2, 72],
    [4, 0],
  ]);
});

it('says what is no series, and imports the others', async () => {
  const series = join(folder, '2017-swiss-youth-cup-u12-girls.json');
  const { lines, fault } = await runCommand('import-series', [join(folder, 'index.json'), series], api.app);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { file: expect.any(String) as string, error: expect.stringContaining('no published series') as string },
    {
      file: series,
      league: expect.any(String) as string,
      people: expect.objectContaining({ '51338': expect.any(String) as string }) as object,
    },
  ]);
  expect(fault).toBe('1 of 2 files were not imported.');
}, 60_000);

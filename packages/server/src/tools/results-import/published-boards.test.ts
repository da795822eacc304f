import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryDetail, Leaderboard, LeaderboardRow, Results } from '@topout/contract';
import { runCommand } from '../cli/run-command.ts';
import { testApi } from '../../testing.ts';
import { readRound, type RoundFile } from './round-file.ts';

const api = testApi();
const folder = join(import.meta.dirname, '../../../../domain/fixtures/results');

/**
 * All formats, in full and as totals, with ties, count-back, times, groups, half holds and people who did not
 * start.
 */
const chosen = [
  '2019-wujiang-boulder-men-final.json',
  '2019-hachioji-boulder-men-qualification.json',
  '2021-innsbruck-boulder-women-final-totals.json',
  '2025-keqiao-boulder-men-final.json',
  '2025-keqiao-boulder-men-qualification.json',
  '2025-bern-1411-boulder-women-final-totals.json',
  '2026-usa-team-trials-boulder-men-round-1.json',
  '2019-briancon-lead-women-qualification.json',
  '2021-moscow-wch-lead-women-qualification.json',
  '2016-chamonix-lead-men-semi-final.json',
  '2020-moscow-euro-lead-women-final.json',
  '2022-innsbruck-lead-women-semi-final.json',
  '2024-paris-olympics-combined-men-final.json',
];
const files = process.env['TOPOUT_ALL_RESULTS']
  ? readdirSync(folder).filter(
      (file) => file.endsWith('.json') && file !== 'index.json' && !/tokyo|festival/.test(file),
    )
  : chosen;

interface Published {
  readonly id: string;
  readonly status: string;
  readonly official: { readonly rank: number | null; readonly score: string };
}

async function importFiles(...names: string[]) {
  const { lines, fault } = await runCommand(
    'import-results',
    names.map((name) => (name.startsWith('--') ? name : join(folder, name))),
    api.app,
  );
  return { lines: lines.map((line) => JSON.parse(line) as Record<string, string>), fault };
}

async function boardOf({
  competition,
  category,
}: Record<string, string>): Promise<Map<string, LeaderboardRow>> {
  const reply = await api.call('GET', `/competitions/${competition}/leaderboard?category=${category}`);
  return new Map(reply.json<Leaderboard>().rows.map((row) => [row.competitorNumber ?? '', row]));
}

/** The published score in Topout's notation. */
function shown(score: string, round: RoundFile): string {
  switch (round.format) {
    case 'lead-2-routes':
      return Number(score).toFixed(2);
    case 'combined-boulder-lead':
      return `${Math.round(Number(score) * 10)} pts`;
    default:
      return score;
  }
}

it.each(files)('shows %s as it was published', async (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const round = readRound(text);
  const { competitors, check } = JSON.parse(text) as {
    competitors: Published[];
    check: { status: string; unexplained?: string[] };
  };
  const { lines, fault } = await importFiles(file);
  const board = await boardOf(lines[0] ?? {});

  expect(fault).toBeNull();
  const started = competitors.filter(({ status }) => status === 'ok');
  const number = ({ id }: Published) => id.toUpperCase();
  expect(started.map((one) => [number(one), board.get(number(one))?.scoreText])).toEqual(
    started.map((one) => [number(one), shown(one.official.score, round)]),
  );
  const ranked = started.filter(
    ({ id, official }) =>
      official.rank !== null && check.status !== 'scores-only' && !check.unexplained?.includes(id),
  );
  expect(ranked.map((one) => [number(one), board.get(number(one))?.position])).toEqual(
    ranked.map((one) => [number(one), one.official.rank]),
  );
  const absent = competitors.filter(({ status }) => status === 'DNS');
  expect(absent.map((one) => board.get(number(one)))).toMatchObject(
    absent.map(() => ({ status: 'DNS', position: null, scoreText: '' })),
  );
});

it('keeps a half hold on the board, the card, the lists and in the records', async () => {
  const { lines } = await importFiles('2016-chamonix-lead-men-semi-final.json');
  const { competition = '' } = lines[0] ?? {};
  const rows = [...(await boardOf(lines[0] ?? {})).values()];
  expect(rows.slice(0, 3).map(({ scoreText }) => scoreText)).toEqual(['45.5+', '45.5+', '45+']);

  const best = rows[0]?.user.uuid;
  const card = await api.call('GET', `/competitions/${competition}/entries/${best}`);
  expect(card.json<EntryDetail>().stageScorecards[0]?.venueGroups[0]?.attempts).toMatchObject([
    { segmentsCount: 45.5, usedLastHold: true, groupData: [{ segmentsCount: 45.5 }] },
  ]);
  const list = (await api.call('GET', `/competitions/${competition}/results.json`)).json<Results>();
  const [first] = list.stages[0]?.categories[0]?.rows ?? [];
  expect(first).toMatchObject({ scoreText: '45.5+', routes: [{ hold: 45.5, attempts: ['45.5+'] }] });
  const sheet = await api.call('GET', `/competitions/${competition}/results.csv`);
  expect(sheet.body).toContain('45.5+');
  expect((await runCommand('verify', ['--competition', competition], api.app)).fault).toBeNull();
});

it('shares points among those who reached a top', async () => {
  const file = '2025-gym-festival-spring-shared-points.json';
  const { lines } = await importFiles(file);
  const board = await boardOf(lines[0] ?? {});
  const { competitors } = readRound(readFileSync(join(folder, file), 'utf8'));
  expect(board.size).toBe(competitors.length);
  const scores = [...board.values()].map(({ score }) => score ?? 0);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores[0]).toBeGreaterThan(1000);
}, 30_000);

it('says what it cannot score, and imports the others', async () => {
  const { lines, fault } = await importFiles('none.json', 'missing.json', '2013-kranj-lead-men-final.json');
  expect(lines).toMatchObject([
    { error: expect.stringContaining('none.json') as string },
    { error: expect.stringContaining('missing.json') as string },
    { competition: expect.any(String) as string, category: expect.any(String) as string },
  ]);
  expect(fault).toBe('2 of 3 files were not imported.');
});

it('imports again, or names what was made before', async () => {
  const file = '2013-kranj-lead-men-final.json';
  const [first, again] = [await importFiles(file), await importFiles(file)];
  const known = await importFiles(file, '--once');
  expect(again.lines[0]?.['competition']).not.toBe(first.lines[0]?.['competition']);
  expect(known.lines[0]).toMatchObject({ competition: again.lines[0]?.['competition'] });
});

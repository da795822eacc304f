import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResultRow, Results } from '@topout/contract';
import { runCommand } from '../cli/run-command.ts';
import { testApi } from '../../testing.ts';

const api = testApi();
const fixtures = join(import.meta.dirname, '../../../../domain/fixtures');
const filesOf = (folder: string) =>
  readdirSync(join(fixtures, folder)).filter((file) => file.endsWith('.json') && file !== 'index.json');

async function imported(file: string): Promise<Results> {
  const { lines, fault } = await runCommand('import-results', [file], api.app);
  expect([fault, lines]).toEqual([null, [expect.stringContaining('"competition"') as string]]);
  const { competition } = JSON.parse(lines[0] ?? '{}') as { competition: string };
  return (await api.call('GET', `/competitions/${competition}/results.json`)).json<Results>();
}

type Rows = readonly { readonly competitorNumber: string | null; readonly position: number | null }[];
const placesOf = (rows: Rows = []) =>
  new Map(rows.map(({ competitorNumber, position }) => [competitorNumber ?? '', position]));

const textsOf = (rows: readonly ResultRow[]) =>
  new Map(rows.map(({ competitorNumber, scoreText }) => [competitorNumber ?? '', scoreText]));

interface SpeedPerson {
  readonly id: number;
  readonly qualification: { readonly rank: number | null; readonly best?: string; readonly text?: string };
  readonly final?: { readonly text: string };
  readonly overall: number | null;
}

it.each(filesOf('speed'))('runs the speed event %s to its published places', async (file) => {
  const path = join(fixtures, 'speed', file);
  const { competitors, format } = JSON.parse(readFileSync(path, 'utf8')) as {
    competitors: SpeedPerson[];
    format: string;
  };
  const results = await imported(path);

  const overall = placesOf(results.ranking?.categories[0]?.rows);
  expect(competitors.map(({ id }) => [id, overall.get(String(id)) ?? null])).toEqual(
    competitors.map((one) => [one.id, one.overall]),
  );
  const qualification = results.stages[0]?.categories[0]?.rows ?? [];
  const places = placesOf(qualification);
  // Eight of the twenty who qualified are in this file.
  if (format !== 'speed-8-all-places')
    expect(competitors.map(({ id }) => [id, places.get(String(id))])).toEqual(
      competitors.map((one) => [one.id, one.qualification.rank]),
    );
  const texts = textsOf(qualification);
  const published = competitors.filter(({ qualification: { text } }) => text !== undefined);
  expect(published.map(({ id }) => [id, texts.get(String(id))])).toEqual(
    published.map((one) => [one.id, one.qualification.text]),
  );
  const finals = textsOf(results.stages[1]?.categories[0]?.rows ?? []);
  const finalists = competitors.filter(({ final }) => final !== undefined);
  expect(finalists.map(({ id }) => [id, finals.get(String(id))])).toEqual(
    finalists.map(({ id, final }) => [id, final?.text]),
  );
});

interface CombinedPerson {
  readonly id: number;
  readonly product?: number | null;
  readonly rank: number | null;
}

it.each(filesOf('combined'))('ranks the combined round %s as published', async (file) => {
  const path = join(fixtures, 'combined', file);
  const { competitors } = JSON.parse(readFileSync(path, 'utf8')) as { competitors: CombinedPerson[] };
  const rows = (await imported(path)).stages[0]?.categories[0]?.rows ?? [];

  const places = placesOf(rows);
  expect(competitors.map(({ id }) => [id, places.get(String(id))])).toEqual(
    competitors.map(({ id, rank }) => [id, rank]),
  );
  const scores = new Map(rows.map((row) => [row.competitorNumber ?? '', row.score]));
  const published = competitors.filter(({ product }) => product !== undefined);
  expect(published.map(({ id }) => [id, scores.get(String(id))])).toEqual(
    published.map(({ id, product }) => [id, product]),
  );
});

it.each(['qualification', 'final'])('ranks the %s of Tokyo by what was climbed', async (round) => {
  const path = join(fixtures, 'results', `2021-tokyo-olympics-combined-men-${round}.json`);
  const { competitors } = JSON.parse(readFileSync(path, 'utf8')) as {
    competitors: { id: string; official: { rank: number } }[];
  };
  const places = placesOf((await imported(path)).stages[0]?.categories[0]?.rows);
  expect(competitors.map(({ id }) => [id, places.get(id.toUpperCase())])).toEqual(
    competitors.map(({ id, official }) => [id, official.rank]),
  );
});

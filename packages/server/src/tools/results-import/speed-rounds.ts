import {
  type Bracket,
  knockOut,
  raceOn,
  type Run,
  type ScoringSettings,
  type SpeedRound,
} from '@topout/domain';
import { type RoundFile, startedOf } from './round-file.ts';
import type { SpeedCompetitor, SpeedFile, SpeedHeat } from './speed-file.ts';
import { qualificationRuns, readRun } from './speed-runs.ts';

/** The rules of that event, by its words, else by its year. */
function rulesOf({ year, rules, format }: SpeedFile): Pick<ScoringSettings, 'falseStart' | 'speedLosers'> {
  const { false_start_qualification: falseStart, losers } = rules ?? {};
  const byYear = year >= 2023 ? 'other-run' : year >= 2020 ? 'behind-falls' : 'with-falls';
  const said = /other run/.test(falseStart ?? '')
    ? 'other-run'
    : /void/.test(falseStart ?? '')
      ? 'behind-falls'
      : /without a valid run/.test(falseStart ?? '')
        ? 'with-falls'
        : byYear;
  if (format === 'speed-8-all-places') return { falseStart: said, speedLosers: 'race-on' };
  const heatTime = losers ? /lost heat/.test(losers) : year < 2022;
  if (heatTime) return { falseStart: said, speedLosers: 'heat-time' };
  const bestTime = losers ? /best time/.test(losers) : year === 2023 || year === 2024;
  return { falseStart: said, speedLosers: bestTime ? 'best-time' : 'qualification' };
}

/** The qualification of an event as a round. */
export function qualificationOf(file: SpeedFile): RoundFile {
  return {
    competition: file.competition,
    year: file.year,
    category: file.category,
    round: 'qualification',
    format: 'speed',
    scoring: { falseStart: rulesOf(file).falseStart },
    routeNames: ['Lane A', 'Lane B'],
    countback: [],
    competitors: file.competitors.map((person) => ({
      id: String(person.id),
      ...(person.name !== undefined && { name: person.name }),
      status: startedOf(person.qualification.status ?? 'ok'),
      runs: qualificationRuns(person.qualification),
    })),
  };
}

const numberOf = (heat: SpeedHeat) => heat.heat ?? 0;
const climbersOf = ({ a, b, lane_a, lane_b }: SpeedHeat) => ({ upper: a ?? lane_a, lower: b ?? lane_b });
const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The size follows from the round in which the knock-out began. */
function bracketFor(file: SpeedFile, finalists: number): Bracket {
  if (rulesOf(file).speedLosers === 'race-on') return raceOn();
  const stages = [
    ...(file.heats ?? []).map(({ stage }) => stage),
    ...file.competitors.map(({ last_stage }) => last_stage ?? ''),
  ];
  const size = stages.includes('1/8') || finalists > 8 ? 16 : stages.includes('1/4') || finalists > 4 ? 8 : 4;
  return knockOut(size);
}

/** The final of an event as a round, and everybody's seed in its bracket; null if there was none. */
export function finalOf(
  file: SpeedFile,
): { readonly round: RoundFile; readonly seeds: ReadonlyMap<string, number> } | null {
  const heats = (file.heats ?? []).toSorted((a, b) => numberOf(a) - numberOf(b));
  const inHeats = new Set(heats.flatMap((heat) => Object.values(climbersOf(heat)).map(String)));
  const finalists = file.competitors.filter(
    ({ id, last_stage }) => inHeats.has(String(id)) || last_stage != null,
  );
  if (finalists.length === 0) return null;
  const bracket = bracketFor(file, finalists.length);
  const rank = new Map(
    file.competitors.map(({ id, qualification }) => [String(id), qualification.rank ?? 0]),
  );
  const competitors = finalists.map((person) => ({
    id: String(person.id),
    status: 'ok' as const,
    runs: bracket.rounds.map((round) => runInRound(person, round, { heats, rank })),
  }));
  return {
    round: {
      competition: file.competition,
      year: file.year,
      category: file.category,
      round: 'final',
      format: 'speed-final',
      scoring: { speedLosers: rulesOf(file).speedLosers },
      routeNames: bracket.rounds.map(({ name }) => name),
      countback: [],
      competitors,
    },
    seeds: seedsOf(bracket, heats),
  };
}

/** Seeds by the lines of the bracket, which are those of its first heats. Without heats nobody knows them. */
function seedsOf(bracket: Bracket, heats: readonly SpeedHeat[]): ReadonlyMap<string, number> {
  const first = heats.filter(({ stage }) => sameName(stage, bracket.rounds[0]?.name ?? ''));
  const seeds = new Map<string, number>();
  for (const [index, heat] of first.entries()) {
    const { upper, lower } = bracket.heats[index] ?? {};
    const climbers = climbersOf(heat);
    if (upper && 'seed' in upper) seeds.set(String(climbers.upper), upper.seed);
    if (lower && 'seed' in lower) seeds.set(String(climbers.lower), lower.seed);
  }
  return seeds;
}

interface Raced {
  readonly heats: readonly SpeedHeat[];
  /** In the qualification, by id; 0 = not published. */
  readonly rank: ReadonlyMap<string, number>;
}

function runInRound(
  person: SpeedCompetitor,
  { name: round, decides }: SpeedRound,
  { heats, rank }: Raced,
): Run | null {
  const id = String(person.id);
  const heat = heats.find(
    (one) => sameName(one.stage, round) && Object.values(climbersOf(one)).map(String).includes(id),
  );
  if (heat) {
    const run = runInHeat(heat, String(climbersOf(heat).upper) === id);
    return decides && isLongerThanShown(heat, id, rank) && run.kind === 'TIME'
      ? { ...run, ms: run.ms + 1 }
      : run;
  }
  if (!person.last_stage || !sameName(person.last_stage, round)) return null;
  // A list that prints no heats names a walkover also as the last result of somebody who was not there.
  const run = readRun(person.last_result) ?? { kind: 'FALL' };
  return run.kind === 'WALKOVER' && !sameName(round, 'Final') && !sameName(round, 'Small final')
    ? { kind: 'FALL' }
    : run;
}

/** A winner whose time the source has lost has won without one. */
function runInHeat(heat: SpeedHeat, isUpper: boolean): Run {
  const [upper, lower] = [readRun(heat.a_ms ?? heat.a_result), readRun(heat.b_ms ?? heat.b_result)];
  const own = isUpper ? upper : lower;
  const { upper: a, lower: b } = climbersOf(heat);
  const won = heat.winner != null && String(heat.winner) === String(isUpper ? a : b);
  if (won) return own ?? { kind: 'WALKOVER' };
  return own && own.kind !== 'WALKOVER' ? own : { kind: heat.winner == null ? 'WALKOVER' : 'FALL' };
}

/**
 * Whether somebody has lost the last race for a place with the winner's time, though the qualification would have them
 * win: their time was longer, by less than the source prints. In other rounds it shows who races on.
 */
function isLongerThanShown(heat: SpeedHeat, id: string, rank: Raced['rank']): boolean {
  const { winner, a_ms, a_result, b_ms, b_result } = heat;
  const [upper, lower] = [readRun(a_ms ?? a_result), readRun(b_ms ?? b_result)];
  if (winner == null || String(winner) === id) return false;
  if (upper?.kind !== 'TIME' || lower?.kind !== 'TIME' || upper.ms !== lower.ms) return false;
  return (rank.get(id) ?? 0) <= (rank.get(String(winner)) ?? 0);
}

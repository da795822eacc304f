import type { BoardEntry } from '../../model.ts';
import type { SpeedTies } from '../../vocabulary.ts';
import type { Marks } from '../scorer.ts';
import type { Bracket, Source } from './bracket.ts';
import { type Run, runOf } from './run.ts';

/** Somebody in a knock-out: their result on the route of each round. */
export interface Racer {
  readonly entry: Pick<BoardEntry, 'uuid' | 'previousRanks' | 'startPosition'>;
  readonly marks: Marks;
}

export interface Heat<T> {
  /** Index among the rounds. */
  readonly round: number;
  /** Lane A; null = nobody yet, or nobody at all. */
  readonly upper: T | null;
  /** Lane B. */
  readonly lower: T | null;
  /** For each lane whether somebody is still to come. */
  readonly open: readonly [boolean, boolean];
  readonly winner: T | null;
}

/** A racer's run in a round; null = none yet. */
export function runIn({ marks }: Racer, round: number): Run | null {
  const mark = marks[round];
  return mark ? runOf(mark) : null;
}

/** The weight of the furthest round in which somebody has a run; -1 for none. */
export function furthestRun(racer: Racer, { rounds }: Bracket): number {
  return Math.max(-1, ...rounds.map(({ weight }, round) => (runIn(racer, round) ? weight : -1)));
}

/** Who comes to a lane, and whether somebody still may. */
interface Place<T> {
  readonly racer: T | null;
  readonly open: boolean;
}

/**
 * All heats of a knock-out with who has won them so far. Seeds follow the start order: the last to start is the
 * first seed. Whoever races nobody, now or later, goes on. Where equal times are raced again, their heat is open until then.
 *
 * @source scoring rules, section 13
 */
export function heatsOf<T extends Racer>(
  bracket: Bracket,
  racers: readonly T[],
  ties: SpeedTies,
): readonly Heat<T>[] {
  const seeds = seeded(racers, linesOf(bracket));
  const heats: Heat<T>[] = [];
  const from = (source: Source): Place<T> =>
    'seed' in source
      ? { racer: seeds.get(source.seed) ?? null, open: false }
      : fromHeat(heats[source.heat], source.takes);
  for (const [index, { round, upper, lower }] of bracket.heats.entries()) {
    const [{ racer: a, open: toA }, { racer: b, open: toB }] = [from(upper), from(lower)];
    const bye = toA || toB ? null : (a ?? b);
    const winner = a && b ? winnerOf({ bracket, ties }, index, a, b) : bye;
    heats.push({ round, upper: a, lower: b, open: [toA, toB], winner });
  }
  return heats;
}

function fromHeat<T>(heat: Heat<T> | undefined, takes: 'winner' | 'loser'): Place<T> {
  if (!heat) return { racer: null, open: false };
  const { upper, lower, open, winner } = heat;
  const loser = winner === upper ? lower : upper;
  if (winner) return { racer: takes === 'winner' ? winner : loser, open: false };
  const some = [upper !== null || open[0], lower !== null || open[1]];
  return { racer: null, open: takes === 'winner' ? some.some(Boolean) : some.every(Boolean) };
}

/** For how many climbers a bracket has lines. */
const linesOf = ({ heats }: Bracket): number => 2 * heats.filter(({ upper }) => 'seed' in upper).length;

/**
 * Everybody by their line. Who has gone leaves an empty one, so that nobody else changes opponents; whoever has no
 * start position has none. Those who share a position are in the order of their ranks, then of their ids, whoever was
 * read first.
 */
function seeded<T extends Racer>(racers: readonly T[], lines: number): ReadonlyMap<number, T> {
  const drawn = racers
    .filter(({ entry }) => entry.startPosition !== null)
    .toSorted(
      (a, b) => positionOf(b) - positionOf(a) || compareRanks(a, b) || (a.entry.uuid < b.entry.uuid ? -1 : 1),
    );
  const last = Math.max(0, ...drawn.map(positionOf));
  // Positions are without a gap when they are drawn: of the first seeds who have gone only the ranks tell.
  const best = Math.min(...drawn.map(rankBefore));
  const goneFirst = Number.isFinite(best) ? Math.min(best - 1, Math.max(0, lines - last)) : 0;
  const seeds = new Map<number, T>();
  let line = 0;
  for (const racer of drawn) {
    line = Math.max(line + 1, goneFirst + last + 1 - positionOf(racer));
    seeds.set(line, racer);
  }
  return seeds;
}

const positionOf = ({ entry }: Racer): number => entry.startPosition ?? 0;

const rankBefore = ({ entry }: Racer): number => entry.previousRanks[0] ?? Infinity;

const compareRanks = (a: Racer, b: Racer): number =>
  rankBefore(a) === rankBefore(b) ? 0 : rankBefore(a) - rankBefore(b);

/** How far its winner gets; after a heat that decides places, nobody gets further. */
function weightAfter({ rounds, heats }: Bracket, heat: number): number {
  const next = heats.find(
    ({ upper }) => 'heat' in upper && upper.takes === 'winner' && sameOrNext(upper.heat, heat),
  );
  return next ? (rounds[next.round]?.weight ?? Infinity) : Infinity;
}

/** Neighbouring heats lead to the same one. */
const sameOrNext = (first: number, heat: number) => first === heat || first + 1 === heat;

interface Rules {
  readonly bracket: Bracket;
  readonly ties: SpeedTies;
}

/** Who won a heat; null while it is open. Whoever has raced on has, whatever is recorded of the heat. */
function winnerOf<T extends Racer>({ bracket, ties }: Rules, heat: number, a: T, b: T): T | null {
  const round = bracket.heats[heat]?.round ?? 0;
  const next = weightAfter(bracket, heat);
  const racedOn = [a, b].filter((racer) => furthestRun(racer, bracket) >= next);
  if (racedOn.length === 1) return racedOn[0] ?? null;
  const [first, second] = [runIn(a, round), runIn(b, round)];
  const out = [first, second].map((run) => run?.kind === 'FALSE_START' || run?.kind === 'DNS');
  if (out[0] !== out[1]) return out[0] ? b : a;
  if (!first || !second) return first?.kind === 'WALKOVER' ? a : second?.kind === 'WALKOVER' ? b : null;
  const between = compareRuns(first, second);
  if (between === 0 && first.kind === 'TIME' && ties === 're-run') return null;
  const difference = between || compareRanks(a, b);
  return difference <= 0 ? a : b;
}

const order = { WALKOVER: 3, TIME: 2, FALL: 1, FALSE_START: 0, DNS: 0 } as const satisfies Record<
  Run['kind'],
  number
>;

/** Larger is better: a win without a time, then times, then falls, then false starts and those who did not start. */
export const runKeys = (run: Run): readonly [number, number] => [
  order[run.kind],
  run.kind === 'TIME' ? -run.ms : 0,
];

/** Negative when the first run wins the heat; 0 = qualification decides. (scoring rules, section 13) */
function compareRuns(a: Run, b: Run): number {
  const [[first, mine], [second, theirs]] = [runKeys(a), runKeys(b)];
  return second - first || theirs - mine;
}

import type { BoardEntry } from '../../model.ts';
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

/**
 * All heats of a knock-out with who has won them so far. Seeds follow the start order: the last to start is the
 * first seed.
 *
 * @source scoring rules, section 13
 */
export function heatsOf<T extends Racer>(bracket: Bracket, racers: readonly T[]): readonly Heat<T>[] {
  const seeds = seeded(racers);
  const heats: Heat<T>[] = [];
  const from = (source: Source): T | null => {
    if ('seed' in source) return seeds[source.seed - 1] ?? null;
    const heat = heats[source.heat];
    if (!heat?.winner || source.takes === 'winner') return heat?.winner ?? null;
    return heat.winner === heat.upper ? heat.lower : heat.upper;
  };
  for (const [index, { round, upper, lower }] of bracket.heats.entries()) {
    const [a, b] = [from(upper), from(lower)];
    // A seed that nobody has is a heat without an opponent.
    const bye = 'seed' in upper && 'seed' in lower ? (a ?? b) : null;
    heats.push({ round, upper: a, lower: b, winner: a && b ? winnerOf(bracket, index, a, b) : bye });
  }
  return heats;
}

/**
 * Whoever has no start position has no line in the bracket. Those who share one and a rank are in the order of their
 * ids, whoever was read first.
 */
function seeded<T extends Racer>(racers: readonly T[]): readonly T[] {
  const drawn = racers.filter(({ entry }) => entry.startPosition !== null);
  return drawn.toSorted(
    (a, b) =>
      (b.entry.startPosition ?? 0) - (a.entry.startPosition ?? 0) ||
      rankBefore(a) - rankBefore(b) ||
      (a.entry.uuid < b.entry.uuid ? -1 : 1),
  );
}

const rankBefore = ({ entry }: Racer): number => entry.previousRanks[0] ?? Number.MAX_SAFE_INTEGER;

/** How far its winner gets; after a heat that decides places, nobody gets further. */
function weightAfter({ rounds, heats }: Bracket, heat: number): number {
  const next = heats.find(
    ({ upper }) => 'heat' in upper && upper.takes === 'winner' && sameOrNext(upper.heat, heat),
  );
  return next ? (rounds[next.round]?.weight ?? Infinity) : Infinity;
}

/** Neighbouring heats lead to the same one. */
const sameOrNext = (first: number, heat: number) => first === heat || first + 1 === heat;

/** Who won a heat; null while it is open. Whoever has raced on has, whatever is recorded of the heat. */
function winnerOf<T extends Racer>(bracket: Bracket, heat: number, a: T, b: T): T | null {
  const round = bracket.heats[heat]?.round ?? 0;
  const next = weightAfter(bracket, heat);
  const racedOn = [a, b].filter((racer) => furthestRun(racer, bracket) >= next);
  if (racedOn.length === 1) return racedOn[0] ?? null;
  const [first, second] = [runIn(a, round), runIn(b, round)];
  const out = [first, second].map((run) => run?.kind === 'FALSE_START' || run?.kind === 'DNS');
  if (out[0] !== out[1]) return out[0] ? b : a;
  if (!first || !second) return first?.kind === 'WALKOVER' ? a : second?.kind === 'WALKOVER' ? b : null;
  const difference = compareRuns(first, second) || rankBefore(a) - rankBefore(b);
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

import type { ScoringSettings } from '../../competition/settings.ts';
import type { BoardRoute } from '../../model.ts';
import { type FieldScore, type Starter, wholeFieldScorer } from '../scorer.ts';
import { type Bracket, bracketOf, type SpeedRound } from '../speed/bracket.ts';
import { furthestRun, type Heat, heatsOf, runIn, runKeys } from '../speed/heats.ts';
import { type Run, runText } from '../speed/run.ts';

/** How far everybody has got: the weight of the last round they are in, raced or not. */
function reachedBy(bracket: Bracket, heats: readonly Heat<Starter>[], starter: Starter): number {
  const drawn = heats
    .filter(({ upper, lower }) => upper === starter || lower === starter)
    .map(({ round }) => bracket.rounds[round]?.weight ?? 0);
  return Math.max(0, furthestRun(starter, bracket), ...drawn);
}

interface Final {
  readonly bracket: Bracket;
  readonly heats: readonly Heat<Starter>[];
  readonly field: readonly Starter[];
  readonly rule: ScoringSettings['speedLosers'];
}

const noTime = [0, 0] as const;
const timeKeys = (run: Run | null): readonly number[] => (run?.kind === 'TIME' ? runKeys(run) : noTime);

/** The shortest time in any round; null without one. */
function bestRun(starter: Starter, { rounds }: Bracket): Run | null {
  const times = rounds.flatMap((_round, index) => {
    const run = runIn(starter, index);
    return run?.kind === 'TIME' ? [run.ms] : [];
  });
  return times.length === 0 ? null : { kind: 'TIME', ms: Math.min(...times) };
}

/** What splits those who got as far as each other; count-back to the qualification does the rest. */
function keysWithin(starter: Starter, round: SpeedRound, { bracket, heats, field, rule }: Final) {
  const index = bracket.rounds.indexOf(round);
  const run = runIn(starter, index);
  if (round.decides) {
    const raced = field.filter((one) => runIn(one, index));
    const heat = heats.find((one) => one.round === index);
    // Without the places in the bracket the heat is not known, and the runs decide.
    const drawn = raced.every((one) => one === heat?.upper || one === heat?.lower);
    return [Number(drawn && heat?.winner === starter), ...(run ? runKeys(run) : noTime)];
  }
  // Whoever has yet to race here may still get further than those who have.
  if (!run) return [1];
  if (rule === 'best-time') return [0, ...timeKeys(bestRun(starter, bracket))];
  if (rule !== 'heat-time') return [0, run.kind === 'DNS' ? 0 : 1];
  const before = index > 0 ? runIn(starter, index - 1) : null;
  return [0, ...timeKeys(run), ...timeKeys(before)];
}

function lastRun(starter: Starter, { rounds }: Bracket): Run | null {
  const runs = rounds
    .map(({ weight }, round) => ({ weight, run: runIn(starter, round) }))
    .filter(({ run }) => run !== null)
    .toSorted((a, b) => b.weight - a.weight);
  return runs[0]?.run ?? null;
}

/**
 * A speed final: a knock-out in which each round is a route. Whoever gets further is ahead; what orders those out
 * in the same round depends on the year.
 *
 * @source scoring rules, section 13
 */
export const speedFinalScorer = (
  routes: readonly BoardRoute[],
  { speedLosers: rule, speedTies }: ScoringSettings,
) => {
  const bracket = bracketOf(routes.length, rule === 'race-on');
  return wholeFieldScorer((starters, field) => {
    const heats = heatsOf(bracket, field, speedTies);
    return starters.map((starter): FieldScore => {
      const reached = reachedBy(bracket, heats, starter);
      const round = bracket.rounds.find(({ weight }) => weight === reached);
      const run = lastRun(starter, bracket);
      return {
        keys: [reached, ...(round ? keysWithin(starter, round, { bracket, heats, field, rule }) : [])],
        value: run?.kind === 'TIME' ? run.ms / 1000 : 0,
        text: run ? runText(run) : '',
        tuple: null,
        factors: [],
      };
    });
  });
};

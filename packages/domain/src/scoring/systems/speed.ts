import type { ScoringSettings } from '../../competition/settings.ts';
import type { BoardRoute } from '../../model.ts';
import { type FieldScore, type Marks, type Starter, wholeFieldScorer } from '../scorer.ts';
import { exactTimeText, type Run, runOf, runWords, timeText } from '../speed/run.ts';

/** Behind every run. */
const never = Number.MAX_SAFE_INTEGER;

/** The runs of one climber, over the lanes. */
interface Runs {
  /** Valid times in milliseconds, the best first. */
  readonly times: readonly number[];
  readonly falseStart: boolean;
}

function runsOf(marks: Marks): Runs | null {
  const runs: Run[] = marks.flatMap((mark) => (mark ? [runOf(mark)] : []));
  if (runs.every(({ kind }) => kind === 'DNS')) return null;
  const times = runs.flatMap((run) => (run.kind === 'TIME' ? [run.ms] : [])).toSorted((a, b) => a - b);
  return { times, falseStart: runs.some(({ kind }) => kind === 'FALSE_START') };
}

/** What a place compares by, in order: larger is better. */
function keysOf({ times, falseStart }: Runs, rule: ScoringSettings['falseStart']): readonly number[] {
  const [best = never, second = never] = times;
  if (!falseStart) return times.length === 0 ? [1] : [2, -best, -second];
  if (rule === 'other-run') return [0, -best];
  return [rule === 'with-falls' ? 1 : 0];
}

/**
 * The times of a list as it prints them: cut to hundredths; those that would then look alike with three digits,
 * and if even those are equal with the second run.
 *
 * @param valid of those without a false start
 */
function textsOf(valid: readonly Runs[]): (runs: Runs) => string {
  const best = valid.flatMap(({ times: [ms] }) => ms ?? []);
  const alone = (ms: number, as: (ms: number) => string) =>
    best.filter((other) => as(other) === as(ms)).length === 1;
  return ({ times: [ms, second] }) => {
    if (ms === undefined) return runWords.FALL;
    if (alone(ms, timeText)) return timeText(ms);
    const text = exactTimeText(ms);
    return alone(ms, exactTimeText) || second === undefined ? text : `${text} (${timeText(second)})`;
  };
}

function falseStartText({ times: [ms] }: Runs, rule: ScoringSettings['falseStart']): string {
  const words = runWords.FALSE_START;
  return rule === 'other-run' && ms !== undefined ? `${words} (${exactTimeText(ms)})` : words;
}

/**
 * Speed qualification: the better of the runs, one on each lane; if equal, the other one. A fall costs only its
 * run. What a false start costs depends on the year.
 *
 * @source scoring rules, section 13
 */
export const speedScorer = (_routes: readonly BoardRoute[], { falseStart: rule }: ScoringSettings) =>
  wholeFieldScorer((starters: readonly Starter[]) => {
    const field = starters.map(({ marks }) => runsOf(marks));
    const textOf = textsOf(field.flatMap((runs) => (runs && !runs.falseStart ? [runs] : [])));
    return field.map((runs): FieldScore | null => {
      if (!runs) return null;
      const text = runs.falseStart ? falseStartText(runs, rule) : textOf(runs);
      const value = (runs.times[0] ?? 0) / 1000;
      return { keys: keysOf(runs, rule), value, text, tuple: null, factors: [] };
    });
  });

import type { ListedHeat } from './listed-heat.ts';
import type { Run } from './run.ts';

/** Why the winner of a heat has won. */
export type Verdict =
  | { readonly by: 'time'; readonly ms: number }
  | { readonly by: 'fall' | 'false-start' | 'not-started' | 'qualification' | 'no-opponent' | 'raced-on' };

/** What decided a heat; null while nothing has, and in qualification. (scoring rules, section 13) */
export function verdictOf<T>({ lanes: [a, b], winner }: ListedHeat<T>): Verdict | null {
  if (winner === null) return null;
  const [won, lost] = a.racer === winner ? [a, b] : [b, a];
  if (lost.racer === null) return { by: 'no-opponent' };
  if (lost.run?.kind === 'FALSE_START') return { by: 'false-start' };
  if (lost.run?.kind === 'DNS') return { by: 'not-started' };
  if (won.run === null || lost.run === null) return { by: 'raced-on' };
  return between(won.run, lost.run);
}

/** Both have the same time, and the rules let them race again. */
export const isRerun = <T>({ lanes: [a, b], done }: ListedHeat<T>): boolean =>
  !done && a.run?.kind === 'TIME' && b.run?.kind === 'TIME' && a.run.ms === b.run.ms;

function between(won: Run, lost: Run): Verdict {
  if (won.kind === 'TIME' && lost.kind === 'TIME') {
    if (won.ms === lost.ms) return { by: 'qualification' };
    return won.ms < lost.ms ? { by: 'time', ms: lost.ms - won.ms } : { by: 'raced-on' };
  }
  if (won.kind === 'TIME' && lost.kind === 'FALL') return { by: 'fall' };
  return won.kind === 'FALL' && lost.kind === 'FALL' ? { by: 'qualification' } : { by: 'raced-on' };
}

/** Why two runs cannot be of the same heat, as a sentence; null when they can. */
export function heatProblem(a: Run | null, b: Run | null): string | null {
  const kinds = [a?.kind, b?.kind];
  if (kinds.every((kind) => kind === 'FALSE_START'))
    return 'Only one of the two can have a false start: whoever moved first.';
  if (!kinds.includes('WALKOVER')) return null;
  if (kinds.every((kind) => kind === 'WALKOVER')) return 'Both lanes cannot win without a time.';
  const other = kinds.find((kind) => kind !== 'WALKOVER');
  return other === 'FALSE_START' || other === 'DNS'
    ? null
    : 'A walkover needs an opponent who made a false start or did not start.';
}

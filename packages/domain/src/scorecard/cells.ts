import type { Attempt } from '../model.ts';

type Try = Pick<Attempt, 'success' | 'segmentsCount'>;

export interface ScorecardCell {
  readonly kind: 'top' | 'zone' | 'miss' | 'more' | 'empty';
  /** `T`, `Z`, `Z2`, `-`, `+3`, or nothing. */
  readonly text: string;
}

/** Attempts that a boulder's line has room for. (behaviour: boards#result-of-a-route) */
const cells = 5;

const empty: ScorecardCell = { kind: 'empty', text: '' };

/**
 * The five cells of a boulder. Of more than five attempts the last cell says how many there are beyond the first four.
 *
 * @source behaviour: boards#result-of-a-route
 */
export function boulderCells(tries: readonly Try[]): ScorecardCell[] {
  const fits = tries.length <= cells;
  const shown = tries.slice(0, fits ? cells : cells - 1).map(cellOf);
  if (!fits) return [...shown, { kind: 'more', text: `+${tries.length - shown.length}` }];
  return [...shown, ...Array.from({ length: cells - shown.length }, () => empty)];
}

function cellOf({ success, segmentsCount }: Try): ScorecardCell {
  if (success) return { kind: 'top', text: 'T' };
  if (segmentsCount === 0) return { kind: 'miss', text: '-' };
  return { kind: 'zone', text: segmentsCount === 1 ? 'Z' : `Z${segmentsCount}` };
}

/** `TOP`, or the holds reached, with a plus when the last one was used. (behaviour: boards#result-of-a-route) */
export function sportResultText({
  success,
  segmentsCount,
  usedLastHold,
}: Pick<Attempt, 'success' | 'segmentsCount' | 'usedLastHold'>): string {
  return success ? 'TOP' : `${segmentsCount}${usedLastHold ? '+' : ''}`;
}

import type { Mark } from '@topout/domain';

export interface Try {
  readonly success: boolean;
  readonly segmentsCount: number;
}

export interface BoulderCell {
  readonly text: string;
  /** `moreTop`, `moreZone`: what is best among the attempts that have no cell of their own. */
  readonly kind: 'top' | 'zone' | 'miss' | 'more' | 'moreTop' | 'moreZone' | 'none';
  /** How high its tile is filled. */
  readonly mark: Mark;
}

/** As many as a card has room for (behaviour: boards#result-of-a-route). */
const cellCount = 5;

/**
 * Five cells: T, Z (Z1 and Z2 on a boulder with two zones) or -; with more attempts the last says how many more,
 * and by its kind what they came to: a top must not be lost among them (behaviour: boards#result-of-a-route).
 */
export function boulderCells(tries: readonly Try[], zones: number): BoulderCell[] {
  const overfull = tries.length > cellCount;
  const shown = tries.slice(0, overfull ? cellCount - 1 : cellCount).map((attempt) => cellOf(attempt, zones));
  const more: BoulderCell[] = overfull ? [moreOf(tries.slice(shown.length), zones)] : [];
  const empty = Array.from({ length: cellCount - shown.length - more.length }, (): BoulderCell => ({
    text: '',
    kind: 'none',
    mark: '.',
  }));
  return [...shown, ...more, ...empty];
}

function moreOf(rest: readonly Try[], zones: number): BoulderCell {
  const text = `+${rest.length}`;
  const mark = markOfTries(rest, zones);
  if (mark === '-') return { text, kind: 'more', mark };
  return { text, kind: mark === 'T' ? 'moreTop' : 'moreZone', mark };
}

function cellOf(attempt: Try, zones: number): BoulderCell {
  const mark = markOfTries([attempt], zones);
  if (mark === '-') return { text: '-', kind: 'miss', mark };
  if (mark === 'T') return { text: 'T', kind: 'top', mark };
  return { text: zones > 1 ? `Z${attempt.segmentsCount}` : 'Z', kind: 'zone', mark };
}

/** The best of some tries. */
function markOfTries(tries: readonly Try[], zones: number): Mark {
  if (tries.some(({ success }) => success)) return 'T';
  const reached = Math.max(...tries.map(({ segmentsCount }) => segmentsCount));
  if (reached === 0) return '-';
  if (zones < 2) return 'z';
  return reached < 2 ? 'y' : 'Z';
}

export interface Try {
  readonly success: boolean;
  readonly segmentsCount: number;
}

export interface BoulderCell {
  readonly text: string;
  /** `moreTop`, `moreZone`: what is best among the attempts that have no cell of their own. */
  readonly kind: 'top' | 'zone' | 'miss' | 'more' | 'moreTop' | 'moreZone' | 'none';
}

/** As many as a card has room for (spec 2 §9). */
const cellCount = 5;

/**
 * Five cells: T, Z (Z1 and Z2 on a boulder with two zones) or -; with more attempts the last says how many more,
 * and by its kind what they came to: a top must not be lost among them (spec 2 §4).
 */
export function boulderCells(tries: readonly Try[], zones: number): BoulderCell[] {
  const overfull = tries.length > cellCount;
  const shown = tries.slice(0, overfull ? cellCount - 1 : cellCount).map((attempt) => cellOf(attempt, zones));
  const more: BoulderCell[] = overfull ? [moreOf(tries.slice(shown.length))] : [];
  const empty = Array.from({ length: cellCount - shown.length - more.length }, (): BoulderCell => ({
    text: '',
    kind: 'none',
  }));
  return [...shown, ...more, ...empty];
}

function moreOf(rest: readonly Try[]): BoulderCell {
  const text = `+${rest.length}`;
  if (rest.some(({ success }) => success)) return { text, kind: 'moreTop' };
  return { text, kind: rest.some(({ segmentsCount }) => segmentsCount > 0) ? 'moreZone' : 'more' };
}

function cellOf({ success, segmentsCount }: Try, zones: number): BoulderCell {
  if (success) return { text: 'T', kind: 'top' };
  if (segmentsCount > 0) return { text: zones > 1 ? `Z${segmentsCount}` : 'Z', kind: 'zone' };
  return { text: '-', kind: 'miss' };
}

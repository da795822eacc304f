export interface Try {
  readonly success: boolean;
  readonly segmentsCount: number;
}

export interface Cell {
  readonly text: string;
  readonly kind: 'top' | 'zone' | 'miss' | 'more' | 'none';
}

/** As many as a card has room for (spec 2 §9). */
const cellCount = 5;

/** Five cells: T, Z (Z1 and Z2 on a boulder with two zones) or -; with more attempts the last says how many more. */
export function boulderCells(tries: readonly Try[], zones: number): Cell[] {
  const overfull = tries.length > cellCount;
  const shown = tries.slice(0, overfull ? cellCount - 1 : cellCount).map((attempt) => cellOf(attempt, zones));
  const more: Cell[] = overfull ? [{ text: `+${tries.length - shown.length}`, kind: 'more' }] : [];
  const empty = Array.from({ length: cellCount - shown.length - more.length }, (): Cell => ({
    text: '',
    kind: 'none',
  }));
  return [...shown, ...more, ...empty];
}

function cellOf({ success, segmentsCount }: Try, zones: number): Cell {
  if (success) return { text: 'T', kind: 'top' };
  if (segmentsCount > 0) return { text: zones > 1 ? `Z${segmentsCount}` : 'Z', kind: 'zone' };
  return { text: '-', kind: 'miss' };
}

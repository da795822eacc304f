import { comparable } from '@topout/domain';
import type { GridRow } from './grid-row.ts';

/**
 * The row somebody means: the one with this number or name, otherwise the first with a name that begins with
 * it.
 *
 * @returns its index, or null
 */
export function rowCalled(text: string, rows: readonly Pick<GridRow, 'number' | 'name'>[]): number | null {
  const wanted = comparable(text);
  if (wanted === '') return null;
  const exact = rows.findIndex(({ number, name }) => [number, name].map(comparable).includes(wanted));
  if (exact >= 0) return exact;
  const begins = rows.findIndex(({ name }) => ` ${comparable(name)}`.includes(` ${wanted}`));
  return begins < 0 ? null : begins;
}

/** Of the table's head, in pixels. */
const headHeight = 43;

/** Brings a row to the middle of the window, and lets it light up. */
export function showRow(entry: string, boards: readonly Leaderboard[]): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  const row = rowOf(entry);
  if (row) {
    row.scrollIntoView({ block: 'center', behavior });
    light(row);
    return;
  }
  const board = boards.find(({ rows }) => rows.some((one) => one.entry === entry));
  const table = board && document.querySelector(`[data-category="${board.category}"]`);
  if (!table) return;
  const index = board.rows.findIndex((one) => one.entry === entry);
  // Rows of a large board that are out of sight are not there: where they would be follows from the height of the others.
  const rowHeight = table.querySelector<HTMLElement>('[data-entry]')?.offsetHeight ?? 0;
  const top = table.getBoundingClientRect().top + window.scrollY + headHeight + index * rowHeight;
  window.scrollTo({ top: top - window.innerHeight / 2 });
  requestAnimationFrame(() => requestAnimationFrame(() => light(rowOf(entry))));
}

const rowOf = (entry: string) => document.querySelector<HTMLElement>(`[data-entry="${entry}"]`);

const light = (row: HTMLElement | null) =>
  row?.animate?.([{ background: 'var(--warning-tint)' }, { background: 'transparent' }], 1_600);
import type { Leaderboard } from '@topout/contract';

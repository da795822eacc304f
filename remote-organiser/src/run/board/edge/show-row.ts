/** Of the table's head, in pixels. */
const headHeight = 43;

/** A search is taken back, and a long list grows, within so long. */
const longestMs = 2_000;

/** A board's table as it is without a search. */
export interface Order {
  readonly category: string;
  /** From the top. */
  readonly entries: readonly string[];
}

/** Brings a row to the middle of the window, lets it light up, and puts the focus there: what led to it goes. */
export function showRow(entry: string, order: Order | undefined, sinceMs = performance.now()): void {
  const row = document.querySelector<HTMLElement>(`[data-entry="${entry}"]`);
  if (row) {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    row.scrollIntoView({ block: 'center', behavior });
    row.animate?.([{ background: 'var(--warning-tint)' }, { background: 'transparent' }], 1_600);
    row.querySelector<HTMLElement>('th button')?.focus({ preventScroll: true });
    return;
  }
  if (!order || performance.now() - sinceMs > longestMs) return;
  scrollNear(entry, order);
  requestAnimationFrame(() => showRow(entry, order, sinceMs));
}

/** Rows of a large board that are out of sight are not there: where they would be follows from the height of the others. */
function scrollNear(entry: string, { category, entries }: Order): void {
  const table = document.querySelector(`[data-category="${category}"]`);
  const isWhole = table?.getAttribute('aria-rowcount') === String(entries.length + 1);
  if (!isWhole) return;
  const rowHeight = table.querySelector<HTMLElement>('[data-entry]')?.offsetHeight ?? 0;
  const top = table.getBoundingClientRect().top + window.scrollY + headHeight;
  window.scrollTo({ top: top + entries.indexOf(entry) * rowHeight - window.innerHeight / 2 });
}

import { type RefObject, useEffect, useState } from 'react';

/** The height of an A4 page between its margins, in CSS pixels. */
const pagePx = 1032;

/** The space around a sheet on the screen only. */
const framePx = 80;

/** Between sheets that follow each other on a page. */
const gapPx = 23;

export interface Measured {
  readonly height: number;
  /** Two share a page. */
  readonly half: boolean;
  /** One page, however high it is on the screen: its parts have their size on paper. */
  readonly fixed?: boolean;
  /** The height of what each page of it repeats. */
  readonly head?: number;
}

/**
 * How many pages the sheets take: each begins a page, or shares it with the next; in the compact layout they follow each other, in
 * one column across pages, in several unbroken.
 */
export function pagesOf(sheets: readonly Measured[], columns: number | null): number {
  const paper = sheets.map((sheet) => ({ ...sheet, height: Math.max(1, sheet.height - framePx) }));
  if (columns !== null) return Math.ceil(columnsOf(paper, columns === 1) / columns);
  const whole = paper.filter(({ half }) => !half);
  const halves = paper.length - whole.length;
  return whole.reduce(
    (sum, { height, fixed = false }) => sum + (fixed ? 1 : Math.ceil(height / pagePx)),
    Math.ceil(halves / 2),
  );
}

/** The columns that sheets fill one after another. @param broken a sheet goes on in the next one, below its head */
function columnsOf(sheets: readonly Measured[], broken: boolean): number {
  let columns = sheets.length > 0 ? 1 : 0;
  let left = pagePx;
  for (const { height, head = 0 } of sheets) {
    let rest = height;
    if (rest > left && !broken && left < pagePx) {
      columns += 1;
      left = pagePx;
    }
    while (rest > left) {
      rest += head - left;
      columns += 1;
      left = pagePx;
    }
    left -= rest + gapPx;
  }
  return columns;
}

/**
 * The number of pages of an element's content; null before measuring.
 *
 * @param columns the compact layout's; null = the usual layout
 * @param shown the sheets' data: a change triggers a new measurement
 */
export function usePageCount(
  preview: RefObject<HTMLElement | null>,
  columns: number | null,
  shown: unknown,
): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const sheets = [...(preview.current?.querySelectorAll<HTMLElement>('[data-sheet]') ?? [])];
      const measured = sheets.map((sheet) => ({
        height: sheet.offsetHeight,
        half: sheet.dataset['sheet'] === 'half',
        fixed: sheet.dataset['sheet'] === 'fixed',
        head: sheet.querySelector('thead')?.offsetHeight ?? 0,
      }));
      setCount(pagesOf(measured, columns));
    };
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measureSoon();
    // Some sheets read what is on them, and come later.
    const arrivals = new MutationObserver(measureSoon);
    if (preview.current) arrivals.observe(preview.current, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      arrivals.disconnect();
    };
  }, [preview, columns, shown]);
  return count;
}

import { type RefObject, useEffect, useState } from 'react';

/** The height of an A4 page between its margins, in CSS pixels. */
const pagePx = 1032;

/** The space around a sheet on the screen only. */
const framePx = 80;

export interface Measured {
  readonly height: number;
  /** Two share a page. */
  readonly half: boolean;
}

/**
 * How many pages the sheets take: each begins a page, or shares it with the next; in the compact layout they
 * follow each other in columns.
 */
export function pagesOf(sheets: readonly Measured[], columns: number | null): number {
  const heights = sheets.map(({ height }) => Math.max(1, height - framePx) / pagePx);
  if (columns !== null) return Math.ceil(heights.reduce((sum, height) => sum + height, 0) / columns);
  const whole = heights.filter((_, index) => !sheets[index]?.half);
  const halves = heights.length - whole.length;
  return whole.reduce((sum, height) => sum + Math.ceil(height), Math.ceil(halves / 2));
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
    const frame = requestAnimationFrame(() => {
      const sheets = [...(preview.current?.querySelectorAll<HTMLElement>('[data-sheet]') ?? [])];
      const measured = sheets.map((sheet) => ({
        height: sheet.offsetHeight,
        half: sheet.dataset['sheet'] === 'half',
      }));
      setCount(pagesOf(measured, columns));
    });
    return () => cancelAnimationFrame(frame);
  }, [preview, columns, shown]);
  return count;
}

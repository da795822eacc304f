import { type RefObject, useEffect, useState } from 'react';

/** What an A4 page holds between its margins, in the pixels of CSS. */
const pagePx = 1032;

/** What surrounds a sheet on the screen only. */
const framePx = 80;

export interface Measured {
  readonly height: number;
  /** Two share a page. */
  readonly half: boolean;
}

/**
 * How many pages sheets take: each begins one, or shares it with the next; in the columns of the compact
 * layout they follow each other.
 */
export function pagesOf(sheets: readonly Measured[], columns: number | null): number {
  const heights = sheets.map(({ height }) => Math.max(1, height - framePx) / pagePx);
  if (columns !== null) return Math.ceil(heights.reduce((sum, height) => sum + height, 0) / columns);
  const whole = heights.filter((_, index) => !sheets[index]?.half);
  const halves = heights.length - whole.length;
  return whole.reduce((sum, height) => sum + Math.ceil(height), Math.ceil(halves / 2));
}

/**
 * The pages of what is shown in an element; null before it is measured.
 *
 * @param columns of the compact layout; null = of the usual one
 * @param shown what the sheets are made of: measured again when it changes
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

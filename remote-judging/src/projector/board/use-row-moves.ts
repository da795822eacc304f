import { type RefObject, useLayoutEffect, useRef } from 'react';

const moveMs = 280;

/**
 * Moves rows from where they stood to where they stand now, so that everybody sees who rose. Where motion is not wanted, they are
 * there at once.
 *
 * @param order of the rows: they move when it changes
 */
export function useRowMoves(list: RefObject<HTMLElement | null>, order: string): void {
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of list.current?.children ?? []) {
      if (!(row instanceof HTMLElement)) continue;
      const top = row.offsetTop;
      tops.current.set(row, top);
      const by = (before.get(row) ?? top) - top;
      if (by !== 0 && !still)
        row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
          duration: moveMs,
          easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        });
    }
  }, [list, order]);
}

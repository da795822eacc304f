import { type RefObject, useEffect, useRef } from 'react';

export interface InSight {
  /** The element with the rows. */
  readonly rows: RefObject<HTMLOListElement | null>;
  /** The element that covers the end of the window. */
  readonly dock: RefObject<HTMLDivElement | null>;
}

/**
 * Keeps the active row between the header and the keys: when another row becomes active, and when the keys
 * grow. If the row is in sight, nothing moves, nor while a judge looks at another one.
 * @param active index of the row; null = none
 */
export function useActiveInSight(active: number | null): InSight {
  const rows = useRef<HTMLOListElement>(null);
  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const keys = dock.current;
    if (!keys) return undefined;
    const { style } = document.documentElement;
    let covered = 0;
    const measure = () => {
      const height = coveredBy(keys);
      if (height === covered) return;
      style.scrollPaddingBottom = `${height}px`;
      if (height > covered) show(rows.current);
      covered = height;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(keys);
    measure();
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, []);
  useEffect(() => show(rows.current), [active]);
  return { rows, dock };
}

/** With large text in a low window, the keys are at the end of the page and cover nothing. */
function coveredBy(keys: HTMLElement): number {
  const isPinned = Number.parseFloat(getComputedStyle(keys).bottom) >= 0;
  return isPinned ? Math.ceil(keys.getBoundingClientRect().height) : 0;
}

function show(rows: HTMLElement | null): void {
  rows?.querySelector('[aria-current="step"]')?.scrollIntoView?.({ block: 'nearest' });
}

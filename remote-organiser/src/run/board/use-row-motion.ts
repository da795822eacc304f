import { type RefObject, useLayoutEffect, useRef } from 'react';

const motion = { duration: 280, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/** Beyond this distance in pixels a row appears instead of travelling. */
const furthest = 1200;

/**
 * Lets the rows of a table body slide from where they were to where they are, after a new version of the board.
 *
 * Rows are known by `data-entry`. Filtering and selecting move rows too, but explain themselves: only a change of
 * `version` is animated, and nothing is with reduced motion.
 */
export function useRowMotion(body: RefObject<HTMLTableSectionElement | null>, version: number | undefined) {
  const last = useRef<{ version: number | undefined; tops: ReadonlyMap<string, number> } | null>(null);

  useLayoutEffect(() => {
    // Asking for places lays the page out: nothing moves while rows are still coming.
    if (version === undefined) return;
    const rows = [...(body.current?.querySelectorAll<HTMLTableRowElement>('[data-entry]') ?? [])];
    const tops = new Map(rows.map((row) => [row.dataset['entry'] ?? '', row.offsetTop]));
    const before = last.current;
    last.current = { version, tops };
    if (!before || before.version === version || prefersStillness()) return;
    for (const row of rows) slide(row, before.tops.get(row.dataset['entry'] ?? ''), row.offsetTop);
  });
}

function slide(row: HTMLTableRowElement, from: number | undefined, to: number) {
  const distance = from === undefined ? 0 : from - to;
  if (distance === 0 || Math.abs(distance) > furthest || typeof row.animate !== 'function') return;
  row.animate(
    [
      { transform: `translateY(${distance}px)`, background: 'var(--surface)', zIndex: distance > 0 ? 2 : 1 },
      { transform: 'translateY(0)', background: 'var(--surface)', zIndex: distance > 0 ? 2 : 1 },
    ],
    motion,
  );
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

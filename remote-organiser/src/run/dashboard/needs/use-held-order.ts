import { useEffect, useRef, useState } from 'react';

/** A hand that rests for so long presses nothing. */
const restMs = 10_000;

interface Line {
  readonly key: string;
}

/**
 * Keeps a list as it stands while somebody is about to press something in it: nothing moves, goes or comes in between, and new
 * lines are added at the end. Once the pointer or the focus has left, or rests, the list is what it should be.
 *
 * @returns the lines to show, and what the list listens to
 */
export function useHeldOrder<Item extends Line>(lines: readonly Item[]) {
  const [held, setHeld] = useState<readonly Item[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = new Map(lines.map((line) => [line.key, line]));
  const shown = held
    ? [
        ...held.map((line) => now.get(line.key) ?? line),
        ...lines.filter(({ key }) => !held.some((line) => line.key === key)),
      ]
    : lines;
  const settle = () => {
    clearTimeout(timer.current);
    setHeld(null);
  };
  const hold = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, restMs);
    setHeld((known) => known ?? lines);
  };
  return {
    shown,
    hands: {
      onPointerMove: hold,
      onPointerDown: hold,
      onFocus: hold,
      onKeyDown: hold,
      onPointerLeave: settle,
      onBlur: settle,
    },
  };
}

import { useEffect, useRef } from 'react';

/** Longer than any tap. */
const holdMs = 450;

/** Slow enough to stop at the right number. */
const stepMs = 140;

/** A key that repeats while held. @param onPress `goesOn` from the second time on: all of it is one tap */
export function useHeldKey(onPress: (goesOn: boolean) => void) {
  const latest = useRef(onPress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  useEffect(() => {
    latest.current = onPress;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  function again() {
    latest.current(held.current);
    held.current = true;
    timer.current = setTimeout(again, stepMs);
  }
  return {
    onPointerDown: () => {
      held.current = false;
      stop();
      timer.current = setTimeout(again, holdMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      stop();
      if (!held.current) latest.current(false);
      held.current = false;
    },
  };
}

import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the map's pin when the crosshair that had it disappears. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, placed: string | null): void {
  const before = useRef(placed);
  useEffect(() => {
    const ended = before.current !== null && placed === null;
    before.current = placed;
    if (!ended || document.activeElement !== document.body) return;
    const pin = frame.current?.querySelector<HTMLElement>('[data-pin][tabindex="0"]');
    pin?.focus({ preventScroll: true });
  }, [frame, placed]);
}

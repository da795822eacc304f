import { type FocusEvent, useEffect, useRef } from 'react';

type OnBlur = (event: FocusEvent) => void;

/**
 * Pressing something takes the focus from a field, which is then checked. A message at that moment would move
 * the thing being pressed, and the press would miss it, so the check waits until the press is over.
 */
export function useCalmBlur(check: OnBlur): OnBlur {
  const latest = useRef(check);
  const press = useRef<{ held: boolean; left: FocusEvent | null }>({ held: false, left: null });

  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    const begin = () => {
      press.current.held = true;
    };
    const end = () => {
      const { left } = press.current;
      press.current = { held: false, left: null };
      // The click comes right after.
      if (left) setTimeout(() => latest.current(left));
    };
    document.addEventListener('mousedown', begin, true);
    for (const over of ends) document.addEventListener(over, end, true);
    return () => {
      document.removeEventListener('mousedown', begin, true);
      for (const over of ends) document.removeEventListener(over, end, true);
    };
  }, []);

  return (event) => {
    if (press.current.held) press.current.left = event;
    else check(event);
  };
}

/** A press that becomes a drag ends without `mouseup`; somebody who types has let go. */
const ends = ['mouseup', 'dragend', 'keydown'];

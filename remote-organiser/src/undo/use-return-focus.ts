import { type RefCallback, useCallback } from 'react';

/** When this disappears, keyboard users continue where they came from, not at the top of the page. */
export function useReturnFocus(): RefCallback<HTMLElement> {
  return useCallback((part: HTMLElement | null) => {
    if (!part) return undefined;
    let before: HTMLElement | null = null;
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !part.contains(relatedTarget)) before = relatedTarget;
    };
    part.addEventListener('focusin', note);
    return () => {
      part.removeEventListener('focusin', note);
      const { activeElement } = document;
      if (before?.isConnected && (activeElement === document.body || part.contains(activeElement)))
        before.focus({ preventScroll: true });
    };
  }, []);
}

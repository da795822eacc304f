import { type RefObject, useLayoutEffect } from 'react';

/**
 * When a form makes way for its result, the focus would vanish with it and keyboard users start again at the
 * top: moves it to the content instead, as on a page change.
 */
export function useHandOverFocus(form: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const left = form.current;
    return () => {
      const { activeElement, body } = document;
      // A pressed button has already lost the focus while busy.
      if (activeElement === body || left?.contains(activeElement)) {
        document.getElementById('content')?.focus({ preventScroll: true });
      }
    };
  }, [form]);
}

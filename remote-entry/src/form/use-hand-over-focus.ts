import { type RefObject, useLayoutEffect } from 'react';

/**
 * When a form makes way for what it has led to, the focus would leave with it and a keyboard start again at the top:
 * it goes to the content instead, as when another page comes.
 */
export function useHandOverFocus(form: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const left = form.current;
    return () => {
      const { activeElement, body } = document;
      // A button that was pressed and is busy has lost the focus already.
      if (activeElement === body || left?.contains(activeElement)) {
        document.getElementById('content')?.focus({ preventScroll: true });
      }
    };
  }, [form]);
}

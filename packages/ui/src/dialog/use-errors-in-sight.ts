import { type RefObject, useEffect } from 'react';

const wrong = '[aria-invalid="true"], [role="alert"]';

/** What is wrong in a long dialog is brought into sight when it is said: the first of it. */
export function useErrorsInSight(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = dialog;
    if (!current) return undefined;
    let known = new Set(current.querySelectorAll(wrong));
    const observer = new MutationObserver(() => {
      const now = [...current.querySelectorAll(wrong)];
      const fresh = now.find((element) => !known.has(element));
      known = new Set(now);
      fresh?.scrollIntoView?.({ block: 'center' });
    });
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['aria-invalid', 'role'] });
    return () => observer.disconnect();
  }, [dialog]);
}

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lifts an element with `popover="manual"` over everything, an open dialog included.
 * Browsers without popovers show it where its styles put it.
 */
export function useTopLayer(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (typeof element.current?.showPopover === 'function') element.current.showPopover();
  }, [element]);
}

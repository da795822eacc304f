import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many pixels of the screen an element is wide; 0 before it is laid out. */
export function useShownWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(element.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
  return width;
}

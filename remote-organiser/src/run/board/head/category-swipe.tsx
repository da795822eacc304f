import { type RefObject, useEffect, useRef } from 'react';
import { swipeOf, type Touched } from './swipe.ts';

export interface CategorySwipeProps {
  /** What is swiped over. */
  readonly area: RefObject<HTMLElement | null>;
  /** In order. */
  readonly categories: readonly string[];
  /** The one on show; null where all are. */
  readonly shown: string | null;
  readonly onChoose: (category: string) => void;
}

/** On a touch screen a swipe leads to the next category: one way more beside the chips. It takes nothing from scrolling. */
export default function CategorySwipe({ area, categories, shown, onChoose }: CategorySwipeProps) {
  const start = useRef<Touched | null>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const begin = ({ touches, timeStamp }: TouchEvent) => {
      const [touch] = touches;
      start.current =
        touch && touches.length === 1 && !isMagnified()
          ? { x: touch.clientX, y: touch.clientY, atMs: timeStamp }
          : null;
    };
    const end = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [touch] = changedTouches;
      if (!start.current || !touch) return;
      const by = swipeOf(
        start.current,
        { x: touch.clientX, y: touch.clientY, atMs: timeStamp },
        window.innerWidth,
      );
      start.current = null;
      const next = neighbour(categories, shown, by);
      if (next !== undefined) onChoose(next);
    };
    const forget = () => {
      start.current = null;
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    element.addEventListener('touchcancel', forget, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', forget);
    };
  }, [area, categories, shown, onChoose]);
  return null;
}

/** Then a finger that goes across looks at the rest of the page. */
const isMagnified = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** From all of them the way forward leads to the first. */
function neighbour(categories: readonly string[], shown: string | null, by: -1 | 0 | 1): string | undefined {
  if (by === 0) return undefined;
  if (shown === null) return by === 1 ? categories[0] : undefined;
  return categories[categories.indexOf(shown) + by];
}

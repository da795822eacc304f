import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions of each history entry, in pixels, for the life of the page. */
const positions = new Map<string, number>();

/**
 * A new page starts at its top, or at the part that its address names; going back restores the position.
 * Changing only the query moves nothing.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const shown = useRef('');
  const goesBack = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    if (shown.current === pathname + hash) return;
    shown.current = pathname + hash;
    const part = hash && document.getElementById(hash.slice(1));
    if (goesBack) window.scrollTo(0, positions.get(key) ?? 0);
    else if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, pathname, hash, goesBack]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, window.scrollY);
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

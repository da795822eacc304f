import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of the history was scrolled to, in pixels, for as long as the page lives. */
const positions = new Map<string, number>();

/**
 * A new page starts at its top, or at the part that its address names; going back finds the page where it was left.
 * A change of the query alone moves nothing.
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

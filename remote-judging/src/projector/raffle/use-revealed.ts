import { useEffect, useState } from 'react';

/** Long enough for a hall to fall silent, milliseconds. */
const suspenseMs = 3_500;

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The draw that the hall may know: a new one after a moment of suspense, at once for people who want no motion.
 * What was drawn before the page was opened is known.
 *
 * @param last the last draw; null = none, or the winner was absent
 */
export function useRevealed(last: string | null): string | null {
  const [revealed, setRevealed] = useState(last);
  useEffect(() => {
    const timer = setTimeout(() => setRevealed(last), last === null || wantsCalm() ? 0 : suspenseMs);
    return () => clearTimeout(timer);
  }, [last]);
  return revealed;
}

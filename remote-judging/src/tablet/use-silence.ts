import { useEffect, useEffectEvent, useState } from 'react';

/** A tablet that nobody touches closes its card after this time, and says so before. */
const silenceMs = 60_000;
const warnMs = 15_000;

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Watches for people who walk away.
 *
 * @param onOver called once after a minute without a touch
 * @returns seconds left, near the end; otherwise null
 */
export function useSilence(onOver: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    let last = Date.now();
    const touched = () => {
      last = Date.now();
      setLeft(null);
    };
    const timer = setInterval(() => {
      const leftMs = last + silenceMs - Date.now();
      if (leftMs <= 0) {
        clearInterval(timer);
        over();
      } else setLeft(leftMs <= warnMs ? Math.ceil(leftMs / 1_000) : null);
    }, 1_000);
    for (const sign of signs) window.addEventListener(sign, touched, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, touched);
    };
  }, []);
  return left;
}

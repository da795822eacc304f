import { useEffect, useState } from 'react';

/** Below it a row is covered by the header, in pixels. */
const headerHeight = 56;

/** Those of the entries whose rows nobody sees at the moment: above or below the window, or not drawn at all. */
export function useOutOfSight(entries: readonly string[]): ReadonlySet<string> {
  const wanted = entries.join(' ');
  const [out, setOut] = useState('');
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      setOut(wanted.split(' ').filter(isOutOfSight).join(' '));
    };
    const ask = () => {
      asked ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [wanted]);
  return new Set(out === '' ? [] : out.split(' '));
}

function isOutOfSight(entry: string): boolean {
  const box = document.querySelector(`tr[data-entry="${entry}"]`)?.getBoundingClientRect();
  return !box || box.height === 0 || box.top < headerHeight || box.bottom > window.innerHeight;
}

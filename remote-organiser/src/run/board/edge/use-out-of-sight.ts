import { useEffect, useState } from 'react';

/** Below it a row is covered by the header, in pixels. */
const headerHeight = 56;

/** After it, rows that moved are where they stay. */
const settledMs = 800;

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
    let settled: ReturnType<typeof setTimeout> | undefined;
    // Rows come, go and change places without anybody scrolling, and glide to where they belong.
    const rows = new MutationObserver(() => {
      ask();
      clearTimeout(settled);
      settled = setTimeout(ask, settledMs);
    });
    look();
    rows.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      clearTimeout(settled);
      rows.disconnect();
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

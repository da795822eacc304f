import { useEffect } from 'react';

/** Two short ones, for a phone in a pocket; milliseconds. */
const rhythm = [300, 150, 300];

/**
 * Says something where people notice without looking at the page: in the title of the tab, and by vibrating
 * once for each `key`.
 *
 * @param said null = nothing
 */
export function useAttention(said: { readonly key: string; readonly title: string } | null): void {
  const { key = null, title = null } = said ?? {};
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  useEffect(() => {
    // Safari has none, and browsers refuse before the first tap.
    if (key !== null && 'vibrate' in navigator) navigator.vibrate(rhythm);
  }, [key]);
}

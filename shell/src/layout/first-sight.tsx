import { useLayoutEffect } from 'react';

const sight = () => document.getElementById('first-sight');

const drop = () => sight()?.remove();

/** The longest wait for rows, milliseconds. */
const longestMs = 3_000;

/**
 * Rendered next to the content that replaces the server's drawing: the drawing goes as soon as both are on the page, and drawn
 * rows once the page has its own.
 */
export function FirstSightGone() {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    const isWhole = () => root?.querySelector('tbody, [data-whole], [role="alert"]') != null;
    if (!sight()?.querySelector('table, [data-waits]') || isWhole()) return drop();
    const observer = new MutationObserver(() => {
      if (isWhole()) end();
    });
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      drop();
    };
    const timer = setTimeout(end, longestMs);
    if (root) observer.observe(root, { childList: true, subtree: true });
    return end;
  }, []);
  return null;
}

/** Without a network the cached document may belong to another page. */
export function dropForeignSight() {
  if (sight()?.dataset['path'] !== window.location.pathname) drop();
}

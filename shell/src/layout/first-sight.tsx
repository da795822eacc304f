import { useLayoutEffect } from 'react';

const sight = () => document.getElementById('first-sight');

const drop = () => sight()?.remove();

/** Stands beside what takes the place of the server's drawing: that goes as soon as both are on the page. */
export function FirstSightGone() {
  useLayoutEffect(drop, []);
  return null;
}

/** Without a network the document kept last may be that of another page. */
export function dropForeignSight() {
  if (sight()?.dataset['path'] !== window.location.pathname) drop();
}

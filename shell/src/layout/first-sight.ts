const sight = () => document.getElementById('first-sight');

/** The page itself is there: what the server had drawn in its place goes. */
export const dropFirstSight = () => sight()?.remove();

/** Without a network the document kept last may be that of another page. */
export function dropForeignSight() {
  if (sight()?.dataset['path'] !== window.location.pathname) dropFirstSight();
}

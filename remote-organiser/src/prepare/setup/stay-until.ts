const underWay = new Set<Promise<unknown>>();

const ask = (event: Event) => event.preventDefault();

/**
 * The browser asks before the page closes until the work is done: what is on its way to the server is on no
 * other store.
 *
 * @returns the work's own promise
 */
export function stayUntil<T>(work: Promise<T>): Promise<T> {
  underWay.add(work);
  window.addEventListener('beforeunload', ask);
  const done = () => {
    underWay.delete(work);
    if (underWay.size === 0) window.removeEventListener('beforeunload', ask);
  };
  work.finally(done).catch(() => {});
  return work;
}

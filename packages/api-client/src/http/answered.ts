type Listener = (begunAt: number) => void;

const listeners = new Set<Listener>();

/**
 * Hears of each answer to a change that somebody asked for, be it yes or no: there is a line again. Signs of life, and what a
 * phone sends by itself, are no such changes.
 *
 * @param listener is told when the change was sent, by `performance.now()`
 * @returns how to stop
 */
export function onAnswered(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells everybody that a change was answered. */
export function noteAnswer(begunAt: number): void {
  for (const listener of listeners) listener(begunAt);
}

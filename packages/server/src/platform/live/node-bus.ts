import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';

const channel = 'topout_live';

/** Messages within this time go out together, each once. */
const gatherMs = 25;

/** A payload may have 8,000 bytes. */
const mostBytes = 7_500;

/** @param node the other node that sent it */
type Heard<T> = (message: T, node: string) => void;

/**
 * What nodes tell each other, by topic. Losing a message costs the time until the next comparison of
 * versions.
 */
export interface NodeBus {
  /** Tells the other nodes, after the commit. @param message JSON, of less than 7,000 bytes */
  say(topic: string, message: unknown): void;
  /** @param missed called when messages may have been lost */
  hear<T>(topic: string, heard: Heard<T>, missed?: () => void): void;
  close(): void;
}

interface Listener {
  readonly heard: Heard<never>;
  readonly missed: (() => void) | undefined;
}

/** Silent with the embedded database, which nobody else uses. */
export async function openNodeBus(db: Database, onError: (error: unknown) => void): Promise<NodeBus> {
  if (db.kind === 'embedded') return { say: () => {}, hear: () => {}, close: () => {} };
  const node = newId();
  const listeners = new Map<string, Listener>();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const stop = await db.listen(
    channel,
    (payload) => {
      const [from, ...said] = JSON.parse(payload) as [string, ...[topic: string, message: never][]];
      if (from === node) return;
      for (const [topic, message] of said) listeners.get(topic)?.heard(message, from);
    },
    () => listeners.forEach(({ missed }) => missed?.()),
  );

  async function flush(): Promise<void> {
    timer = undefined;
    const said = [...waiting];
    waiting.clear();
    for (let next = said; next.length > 0;) {
      const fits = next.slice(0, fitting(next));
      next = next.slice(fits.length);
      // A message that cannot be sent must not hold up the others.
      await db.notify(channel, `["${node}",${fits.join()}]`).catch(onError);
    }
  }

  return {
    say(topic, message) {
      const said = JSON.stringify([topic, message]);
      // If a message repeats, the last one counts: something else may come in between.
      waiting.delete(said);
      waiting.add(said);
      timer ??= setTimeout(() => void flush(), gatherMs);
    },
    hear: (topic, heard, missed) => void listeners.set(topic, { heard, missed }),
    close() {
      clearTimeout(timer);
      stop();
    },
  };
}

/** How many of these messages fit into one payload; at least one. */
function fitting(said: readonly string[]): number {
  let bytes = 0;
  const tooMany = said.findIndex((one) => (bytes += Buffer.byteLength(one) + 1) > mostBytes);
  return tooMany < 0 ? said.length : Math.max(tooMany, 1);
}

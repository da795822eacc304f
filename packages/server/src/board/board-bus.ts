import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';

const channel = 'topout_boards';

/** Signals of one moment go together. */
const gatherMs = 25;

/** A payload may have 8,000 bytes; a board is named by two uuids. */
const mostPerMessage = 100;

export interface BoardBus {
  /** Tells the other nodes that a board changed. */
  say(competition: string, category: string): void;
  close(): Promise<void>;
}

interface Listener {
  readonly heard: (competition: string, category: string) => void;
  /** Signals may have been lost. */
  readonly missed: () => void;
}

/**
 * "This board changed", from node to node, after the commit and once per board and moment. A lost signal costs the time until
 * versions are next compared. Nobody else has the embedded database, so there it is silent.
 */
export async function openBoardBus(
  db: Database,
  { heard, missed }: Listener,
  onError: (error: unknown) => void,
): Promise<BoardBus> {
  if (db.kind === 'embedded') return { say: () => {}, close: async () => {} };
  const node = newId();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const stop = await db.listen(
    channel,
    (payload) => {
      const [sender, ...boards] = payload.split(' ');
      if (sender === node) return;
      for (const board of boards) {
        const [competition = '', category = ''] = board.split('/');
        heard(competition, category);
      }
    },
    missed,
  );

  async function flush(): Promise<void> {
    timer = undefined;
    const boards = [...waiting];
    waiting.clear();
    for (let at = 0; at < boards.length; at += mostPerMessage) {
      await db.notify(channel, [node, ...boards.slice(at, at + mostPerMessage)].join(' '));
    }
  }

  return {
    say(competition, category) {
      waiting.add(`${competition}/${category}`);
      timer ??= setTimeout(() => void flush().catch(onError), gatherMs);
    },
    async close() {
      clearTimeout(timer);
      stop();
    },
  };
}

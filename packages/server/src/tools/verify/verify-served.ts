import { camelNames } from '@topout/contract/names';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Leaderboard } from '@topout/contract';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import { CommandFault, type CommandContext } from '../command.ts';
import { readLog } from './read-log.ts';
import { readStored } from '../../judging/rebuild/stored.queries.ts';

/** How far a node may lag behind the database: looks, and the time between them. */
const looks = 10;
const betweenMs = 500;

interface Served {
  readonly boards: number;
  readonly differences: readonly string[];
}

/**
 * Compares the boards that a running node shows guests with the log. Finds a node that lags behind, or that
 * still shows data missing from a restored database.
 *
 * @param url the node's, without `/api`
 */
export async function verifyServed(
  { db }: Pick<CommandContext, 'db'>,
  url: string,
  competition: string,
): Promise<Served> {
  for (let look = 1; ; look += 1) {
    const snapshot = await snapshotsOf(db).now(competition);
    if (!snapshot) return { boards: 0, differences: [`competition ${competition}: there is none`] };
    const served: Leaderboard[] = [];
    for (const { uuid } of snapshot.categories) {
      const board = await readServed(url, competition, uuid);
      if (board) served.push(board);
    }
    const stored = await db.transaction((tx) => readStored(tx, competition));
    const versions = new Map(stored.boards.map(({ category, version }) => [category, version]));
    const behind = served.filter(({ category, version }) => versions.get(category) !== version);
    if (behind.length > 0 && look < looks) {
      await sleep(betweenMs);
      continue;
    }
    const log = readLog(snapshot, stored);
    const differences = served.flatMap((board) =>
      behind.includes(board)
        ? [
            `board of category ${board.category}: version ${board.version} served, ${versions.get(board.category)} stored`,
          ]
        : log.compareBoard({ ...board, where: 'served' }),
    );
    return { boards: served.length, differences };
  }
}

/** Null if guests may not see it. @throws CommandFault if the node does not answer */
async function readServed(url: string, competition: string, category: string): Promise<Leaderboard | null> {
  const address = `${url}/api/competitions/${competition}/leaderboard?category=${category}`;
  const reply = await fetch(address, { headers: { 'cache-control': 'no-cache' } }).catch(() => null);
  if (!reply) throw new CommandFault(`No Topout server answers at ${url}.`);
  if (reply.status === 401 || reply.status === 403) return null;
  if (reply.status === 404) throw new CommandFault(`The server at ${url} does not know ${competition}.`);
  if (!reply.ok) throw new CommandFault(`The server at ${url} answers ${reply.status}.`);
  return camelNames(await reply.json()) as Leaderboard;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { LeaderboardRow } from '@topout/contract';
import type { CommandContext } from '../command.ts';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import type { BoardDocument } from '../../following/board/board-document.ts';
import { compareStored } from './compare.ts';
import { readLog } from './read-log.ts';
import { readStored } from '../../judging/rebuild/stored.queries.ts';
import { camelNames } from '@topout/contract/names';

/** How often to look again at a board that changes while being read, or whose change no signal reported. */
const looks = 30;
const pauseMs = 100;

export interface Verified {
  readonly commands: number;
  readonly differences: readonly string[];
}

type Context = Pick<CommandContext, 'db' | 'boards'>;

/** Rebuilds a competition from its log and compares it with the stored state and with its boards. */
export async function verifyCompetition(context: Context, competition: string): Promise<Verified> {
  for (let look = 1; ; look += 1) {
    const verified = await lookOnce(context, competition);
    if (verified) return verified;
    if (look === looks)
      return { commands: 0, differences: [`competition ${competition}: changes all the time`] };
    await sleep(pauseMs);
  }
}

/** Null if a board moved on between being shown and being read. */
async function lookOnce({ db, boards }: Context, competition: string): Promise<Verified | null> {
  const snapshot = await snapshotsOf(db).now(competition);
  if (!snapshot) return { commands: 0, differences: [`competition ${competition}: there is none`] };
  const shown = new Map<string, BoardDocument>();
  for (const { uuid } of snapshot.categories)
    shown.set(uuid, await boards.document(competition, uuid, 'staff'));
  const stored = await db.transaction((tx) => readStored(tx, competition));
  if (stored.boards.some(({ category, version }) => shown.get(category)?.version !== version)) return null;

  const log = readLog(snapshot, stored);
  const boardDifferences = [...shown].flatMap(([category, { rows }]) =>
    log.compareBoard({
      category,
      rows: rows.map(({ json }) => camelNames(JSON.parse(json)) as LeaderboardRow),
      where: 'published',
    }),
  );
  return {
    commands: stored.changes.length,
    differences: [...compareStored(stored, log.rebuilt, log.climbTypeOf), ...boardDifferences],
  };
}

import type { FastifyInstance } from 'fastify';
import { VersionedCache } from '../../platform/cache/versioned-cache.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { type ChangedRow, rankingChanges, stageChanges } from './changes.ts';
import { readDocument } from './publications.queries.ts';
import { recordWhole } from './publish.ts';
import type { RankingRecord, StageRecord } from './record.ts';
import { recordStage } from './stage-record.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/** What was published last of a stage, or with null of the whole competition. */
export interface PublishedScope {
  readonly uuid: string;
  readonly stage: string | null;
  /** The boards as they stand, where they are not those that were published; otherwise null. */
  readonly boardsNow: number | null;
}

/** Found changes by publication, for as long as no board moves: pages ask far more often than results are corrected. */
const ofBoards = new WeakMap<App['boards'], VersionedCache<Promise<readonly ChangedRow[]>>>();

/** How results differ from what was published: nothing, where all that changed was a name or came back. */
export async function changesSince(
  app: App,
  authority: Authority,
  { uuid, stage, boardsNow: boards }: PublishedScope,
): Promise<readonly ChangedRow[]> {
  if (boards === null) return [];
  const cache = ofBoards.get(app.boards) ?? new VersionedCache('changes');
  ofBoards.set(app.boards, cache);
  const known = cache.at(uuid, boards);
  if (known) return known;
  const asked = compare(app, authority, uuid, stage);
  const rows = asked.then((compared) => compared.rows);
  cache.keep(uuid, boards, rows);
  try {
    const changed = await rows;
    // The boards of this node were a moment behind, or ahead.
    if ((await asked).seen !== boards) cache.forget(uuid);
    return changed;
  } catch (error) {
    cache.forget(uuid);
    throw error;
  }
}

async function compare(app: App, authority: Authority, uuid: string, scope: string | null) {
  const then = await readDocument(app.db, authority.competition.uuid, uuid);
  if (scope === null) {
    const now = await recordWhole(app, authority);
    return { rows: rankingChanges(then as RankingRecord, now), seen: now.boardVersion };
  }
  const stage = authority.competition.stages.find((one) => one.uuid === scope);
  if (!stage) return { rows: [], seen: null };
  const now = await recordStage(app, authority, stage);
  return { rows: stageChanges(then as StageRecord, now), seen: now.boardVersion };
}

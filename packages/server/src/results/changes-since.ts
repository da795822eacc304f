import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Authority } from '../authority/authority.ts';
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

interface Found {
  readonly boards: number;
  readonly rows: Promise<readonly ChangedRow[]>;
}

/** Found changes by publication, for as long as no board moves: pages ask far more often than results are corrected. */
const found = new WeakMap<App['boards'], LRUCache<string, Found>>();
const mostFound = 500;

/** How results differ from what was published: nothing, where all that changed was a name or came back. */
export async function changesSince(
  app: App,
  authority: Authority,
  { uuid, stage, boardsNow: boards }: PublishedScope,
): Promise<readonly ChangedRow[]> {
  if (boards === null) return [];
  const known = found.get(app.boards) ?? new LRUCache<string, Found>({ max: mostFound });
  found.set(app.boards, known);
  const before = known.get(uuid);
  if (before?.boards === boards) return before.rows;
  const asked = compare(app, authority, uuid, stage);
  const rows = asked.then((compared) => compared.rows);
  known.set(uuid, { boards, rows });
  try {
    const changed = await rows;
    // The boards of this node were a moment behind, or ahead.
    if ((await asked).seen !== boards) known.delete(uuid);
    return changed;
  } catch (error) {
    known.delete(uuid);
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

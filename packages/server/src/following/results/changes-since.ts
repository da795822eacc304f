import type { FastifyInstance } from 'fastify';
import { VersionedCache } from '../../platform/cache/versioned-cache.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { type Changes, rankingChanges, stageChanges } from './changes.ts';
import { readDocument } from './publications.queries.ts';
import { recordWhole } from './publish.ts';
import { rankingRecordOf, stageRecordOf } from './published-record.ts';
import { recordStage } from './stage-record.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/** The latest publication of a stage, or of the whole competition (null). */
export interface PublishedScope {
  readonly uuid: string;
  readonly stage: string | null;
  /** The current boards, and where teams were published the set-up, if they differ from then; otherwise null. */
  readonly boardsNow: number | null;
}

/** Changes by publication, until a board moves: pages ask far more often than results are corrected. */
const ofBoards = new WeakMap<App['boards'], VersionedCache<Promise<Changes>>>();

/** How results differ from the publication: not at all if only names changed, or a change was undone. */
export async function changesSince(
  app: App,
  authority: Authority,
  { uuid, stage, boardsNow: boards }: PublishedScope,
): Promise<Changes> {
  if (boards === null) return { rows: [], teams: [] };
  const cache = ofBoards.get(app.boards) ?? new VersionedCache('changes');
  ofBoards.set(app.boards, cache);
  const known = cache.at(uuid, boards);
  if (known) return known;
  const asked = compare(app, authority, uuid, stage);
  const changes = asked.then((compared) => compared.changes);
  cache.keep(uuid, boards, changes);
  try {
    const changed = await changes;
    // This node's boards were a moment behind, or ahead.
    if ((await asked).seen !== boards) cache.forget(uuid);
    return changed;
  } catch (error) {
    cache.forget(uuid);
    throw error;
  }
}

/** What cannot be read says nothing about anybody: all that is there now is a change, and waits to be published. */
const nothing = { categories: [] };

async function compare(app: App, authority: Authority, uuid: string, scope: string | null) {
  const then = await readDocument(app.db, authority.competition.uuid, uuid);
  if (scope === null) {
    const now = await recordWhole(app, authority);
    return { changes: rankingChanges(rankingRecordOf(then) ?? nothing, now), seen: now.boardVersion };
  }
  const stage = authority.competition.stages.find((one) => one.uuid === scope);
  if (!stage) return { changes: { rows: [], teams: [] }, seen: null };
  const now = await recordStage(app, authority, stage);
  const published = stageRecordOf(then) ?? { ...now, ...nothing };
  const config = published.teams ? authority.competition.configVersion : 0;
  return { changes: stageChanges(published, now), seen: now.boardVersion + config };
}

import { canBulkScore } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import type { LogRow } from '../log/log.queries.ts';
import { readState } from '../commands/batch.ts';
import { writeState } from '../commands/batch-writes.ts';
import { streamOf } from '../decide/decide-attempts.ts';
import { movedMeanwhile } from '../../entering/enter/entry-refusals.ts';
import { findEntry } from '../../entering/entries/find-entry.ts';
import { loggedStreams } from '../rebuild/logged-streams.ts';
import type { Restored } from './restored.ts';
import { rewriteStream } from './rewrite-stream.ts';

/**
 * Restores a route's attempts from before a command changed them. This is itself a command, and can be undone
 * too.
 *
 * @throws Refusal 403, 404 if it changed nothing or its entry is gone, 409 if something has been logged since
 */
export async function restoreAttempts(
  tx: Tx,
  db: Database,
  { competition: { uuid: competition }, actor }: Authority,
  { entry, route, version }: Pick<LogRow, 'entry' | 'route' | 'version'>,
): Promise<Restored> {
  if (!canBulkScore(actor)) throw forbidden();
  if (entry === null || version === null) throw notFound('change of attempts');
  const { categoryId: category, profileId: profile } = await findEntry(tx, competition, entry);
  const board = {
    category,
    version: await raiseBoard(tx, competition, category, { reset: false }),
    raised: true,
  };
  const streams = [{ profile, route }];
  const needs = { commands: [], profiles: [profile], named: streams, streams, queues: [], joiners: [] };
  const state = await readState(tx, db, competition, { boards: [board], needs });
  const found = state.entries.get(entry);
  if (found?.category !== category) {
    throw movedMeanwhile();
  }
  if (streamOf(state, found, route).climbed !== version) {
    throw conflict('stream.changed', 'Somebody has logged something else here since. Undo that first.');
  }
  const [before] = await loggedStreams(tx, competition, entry, { route, version: version - 1 });
  const attempts = before?.attempts ?? [];
  rewriteStream(state, { entry: found, route, attempts, actor: actor.profile, device: 'restore' });
  writeState(tx, state);
  return { entry, categories: [category], routes: [route] };
}

import { canBulkScore } from '@topout/domain';
import type { Authority } from '../authority/authority.ts';
import { raiseBoard } from '../board/raise.ts';
import type { Database, Tx } from '../db/database.ts';
import { conflict, forbidden, notFound } from '../errors.ts';
import type { LogRow } from '../history/log.queries.ts';
import { readState } from '../scoring/commands/batch.ts';
import { writeState } from '../scoring/commands/batch-writes.ts';
import { streamOf } from '../scoring/commands/decide-attempts.ts';
import { movedMeanwhile } from '../entries/enter/entry-refusals.ts';
import { findEntry } from '../entries/find-entry.ts';
import { loggedStreams } from './logged-streams.ts';
import type { Restored } from './restored.ts';
import { rewriteStream } from './rewrite-stream.ts';

/**
 * Puts the attempts of a route back as they were before a command changed them: itself a command, which can be undone alike.
 *
 * @throws Refusal 403, 404 when it changed nothing or its entry is gone, 409 when something was logged since
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
  const needs = { commands: [], profiles: [profile], named: streams, streams, queues: [] };
  const state = await readState(tx, db, competition, { boards: [board], needs });
  const found = state.entries.get(entry);
  if (found?.category !== category) {
    throw movedMeanwhile();
  }
  if (streamOf(state, found, route).version !== version) {
    throw conflict('stream.changed', 'Something else was logged here since. Undo that first.');
  }
  const [before] = await loggedStreams(tx, competition, entry, { route, version: version - 1 });
  const attempts = before?.attempts ?? [];
  rewriteStream(state, { entry: found, route, attempts, actor: actor.profile, device: 'restore' });
  writeState(tx, state);
  return { entry, categories: [category], routes: [route] };
}

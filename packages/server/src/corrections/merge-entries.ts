import type { Authority } from '../authority/authority.ts';
import { writeAudit } from '../competitions/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { lockCompetition } from '../entries/enter.ts';
import { movedMeanwhile } from '../entries/entry-refusals.ts';
import { findEntry, type FoundEntry } from '../entries/find-entry.ts';
import { promoteWaiting } from '../entries/waiting-list.ts';
import { invalid } from '../errors.ts';
import { readState } from '../scoring/batch.ts';
import type { BatchState, BoardState, EntryState } from '../scoring/batch-state.ts';
import { writeState } from '../scoring/batch-writes.ts';
import type { MergedRoute } from '../scoring/merged-competitors.ts';
import { recordOf } from './entry-record.ts';
import { requireFirstStage } from './gone-on.ts';
import { lockBoardsOf } from './lock-boards.ts';
import { handOverQueues, waitsAt } from './hand-over-queues.ts';
import { mergeNeeds, type Move, planMerge } from './merge-plan.ts';
import { rewriteStream } from './rewrite-stream.ts';

/** The most attempts that one route holds of one entry. */
const mostAttempts = 99;

interface Merged {
  /** Uuid of the record in the history. */
  readonly record: string;
  /** Boards that changed. */
  readonly categories: readonly string[];
  /** Routes whose attempts or queues changed. */
  readonly routes: readonly string[];
}

/**
 * Two entries become one: attempts, places in queues and, where only the source has one, the place in the competition go to
 * the target; the source disappears. One record, by which it can be undone.
 *
 * The competition is locked first, as for whoever enters, then the boards of both, as scoring does: whatever a judge sends
 * meanwhile waits and then goes to the target.
 *
 * @throws Refusal 400 with itself, or for more attempts than a route holds; 409 when one of them moved meanwhile
 */
export async function mergeEntries(
  tx: Tx,
  db: Database,
  { competition: { uuid: competition }, actor }: Authority,
  { source, target }: { readonly source: FoundEntry; readonly target: FoundEntry },
): Promise<Merged> {
  if (source.id === target.id)
    throw invalid('An entry cannot be merged with itself.', { target: ['Required'] });
  await lockCompetition(tx, competition);
  const boards = await lockBoards(tx, competition, [source, target]);
  await requireFirstStage(tx, competition, { source, target });
  const queues = await waitsAt(tx, competition, source.id);
  const needs = await mergeNeeds(tx, competition, { source, target }, queues);
  const state = await readState(tx, db, competition, { boards, needs });
  const [from, into] = [entryOf(state, source), entryOf(state, target)];
  const stays = { ...into, status: into.status === 'WAITING' ? from.status : into.status };
  state.entries.set(stays.uuid, stays);

  const record = await recordOf(tx, competition, source.id);
  const moves = planMerge(state, needs, { source: from, target: stays });
  if (moves.some(({ merged }) => merged.length > mostAttempts)) {
    throw invalid(`A route holds ${mostAttempts} attempts of one competitor at most.`);
  }
  const by = actor.profile;
  const routes = moves.map((move) =>
    moved(move, (attempts) =>
      rewriteStream(state, { entry: stays, route: move.route, attempts, actor: by, device: 'merge' }),
    ),
  );
  handOverQueues(state, { from, to: stays, actor: by });
  writeState(tx, state);
  const version = versionOf(boards, target.category_id);
  await leave(tx, competition, { source, target, change: { status: stays.status, version } });
  await promoteWaiting(tx, competition, source.category_id, versionOf(boards, source.category_id));

  const details = { ...record, source: source.id, target_user: target.profile_id, routes };
  const id = await writeAudit(tx, {
    competition,
    actor: by,
    kind: 'entry.merged',
    entry: target.id,
    details,
  });
  await rememberMerge(tx, competition, { source, target, record: id });
  const changed = [...new Set([...queues, ...routes.map(({ route }) => route)])];
  return { record: id, categories: boards.map(({ category }) => category), routes: changed };
}

/** @throws Refusal 409 when one of them was moved meanwhile */
async function lockBoards(
  tx: Tx,
  competition: string,
  entries: readonly FoundEntry[],
): Promise<BoardState[]> {
  const boards = await lockBoardsOf(
    tx,
    competition,
    entries.map(({ category_id }) => category_id),
  );
  for (const { id, category_id } of entries) {
    const now = await findEntry(tx, competition, id);
    if (now.category_id !== category_id) {
      throw movedMeanwhile();
    }
  }
  return boards;
}

function entryOf(state: BatchState, { id }: FoundEntry): EntryState {
  const entry = state.entries.get(id);
  if (!entry) throw new Error('An entry that is locked is gone');
  return entry;
}

const versionOf = (boards: readonly BoardState[], category: string): number =>
  boards.find((board) => board.category === category)?.version ?? 0;

function moved(
  { route, source, target, merged }: Move,
  rewrite: (attempts: Move['merged']) => number,
): MergedRoute {
  const alone = target.attempts.length === 0;
  return { route, source: source.version, before: target.version, after: rewrite(merged), alone };
}

interface Leaving {
  readonly source: FoundEntry;
  readonly target: FoundEntry;
  /** Of the target: who had a place in the competition keeps it. */
  readonly change: { readonly status: FoundEntry['status']; readonly version: number };
}

async function leave(tx: Tx, competition: string, { source, target, change }: Leaving): Promise<void> {
  const { kysely } = tx;
  await kysely
    .deleteFrom('entry')
    .where('competition_id', '=', competition)
    .where('id', '=', source.id)
    .execute();
  await kysely
    .updateTable('entry')
    .set({ ...change, ...(change.status !== 'WAITING' && { waiting_place: null }) })
    .where('competition_id', '=', competition)
    .where('id', '=', target.id)
    .execute();
}

async function rememberMerge(
  tx: Tx,
  competition: string,
  { source, target, record }: Pick<Leaving, 'source' | 'target'> & { readonly record: string },
): Promise<void> {
  const merged = { target_profile_id: target.profile_id, audit_id: record };
  await tx.kysely
    .insertInto('merged_entry')
    .values({ competition_id: competition, profile_id: source.profile_id, ...merged })
    .onConflict((on) => on.columns(['competition_id', 'profile_id']).doUpdateSet(merged))
    .execute();
}

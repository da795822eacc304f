import type { Authority } from '../../competition/authority/authority.ts';
import { writeAudit } from '../../competition/audit.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import { movedMeanwhile } from '../../entering/enter/entry-refusals.ts';
import { findEntry, type FoundEntry } from '../../entering/entries/find-entry.ts';
import { handOverWave } from '../../entering/waves/fill-waves.ts';
import { moveCautions } from '../marshal/cautions.queries.ts';
import { moveDisputes } from '../disputes/move-disputes.ts';
import { waitingNow } from '../../entering/waiting/waiting-order.ts';
import { promoteWaiting } from '../../entering/waiting/waiting-list.ts';
import { invalid } from '../../platform/errors.ts';
import { readState } from '../commands/batch.ts';
import type { BatchState, EntryState } from '../decide/batch-state.ts';
import type { BoardState } from '../../competition/boards/raise.ts';
import { writeState } from '../commands/batch-writes.ts';
import type { MergedRoute } from '../decide/merged-competitors.ts';
import { recordOf } from '../../entering/change/entry-record.ts';
import { requireFirstStage } from './gone-on.ts';
import { lockBoardsOf, versionOf } from '../../competition/boards/lock-boards.ts';
import { carryMarker, leaveMarker, markersBoards } from './carry-marker.ts';
import { carryPerson } from './carry-person.ts';
import { handOverQueues, waitsAt } from './hand-over-queues.ts';
import { type MergeOutcome, mergeOutcome, type Pair } from './merge-outcome.ts';
import { mergeNeeds, type Move, planMerge } from './merge-plan.ts';
import { marksOfOthers } from './marks-of-others.ts';
import { keepTurn } from './merged-waiting.ts';
import { moveTo, placeOf, renumber, takePlace } from './merged-place.ts';
import { becomeOne, kinBoards } from '../../entering/takeover/become-one.ts';
import { rememberMerge } from '../../entering/takeover/remember-merge.ts';
import { rewriteStream } from './rewrite-stream.ts';

/** The most attempts of one entry on one route. */
const mostAttempts = 99;

interface Merged {
  /** Uuid of the record in the history. */
  readonly record: string;
  /** Uuid of the entry that remained. */
  readonly entry: string;
  /** Boards that changed. */
  readonly categories: readonly string[];
  /** Routes whose attempts or queues changed. */
  readonly routes: readonly string[];
}

/**
 * Merges two entries: attempts and places in queues go to the one that remains (`mergedEntry`), which then
 * takes the target's place; the other disappears. One record allows undoing it.
 *
 * Locks the competition first, as for entering, then both boards, as scoring does: anything a judge sends
 * during the merge waits and then goes to the remaining entry.
 *
 * @param named the entries' uuids
 * @throws Refusal 404 for an unknown entry; 400 with itself, or for more attempts than a route allows; 409 if one of them has just
 * moved
 */
export async function mergeEntries(
  tx: Tx,
  db: Database,
  { competition: { uuid: competition }, actor }: Authority,
  named: Readonly<Record<keyof Pair, string>>,
): Promise<Merged> {
  await lockCompetition(tx, competition);
  const asked: Pair = {
    source: await findEntry(tx, competition, named.source),
    target: await findEntry(tx, competition, named.target),
  };
  const { source, target } = asked;
  if (source.id === target.id)
    throw invalid('You cannot merge an entry with itself.', { target: ['Required'] });
  const both = { from: source.profileId, to: target.profileId };
  const kin = await kinBoards(tx, competition, both);
  const boards = await lockBoards(tx, competition, [source, target], kin);
  const outcome = await mergeOutcome(tx, asked);
  const { going, staying, merged } = outcome;
  await requireFirstStage(tx, competition, outcome);
  const records = {
    going: await recordOf(tx, competition, going.id),
    staying: await recordOf(tx, competition, staying.id),
  };
  const category = target.categoryId;
  const waiting = await waitingNow(tx, competition, category);
  if (staying !== target) await moveTo(tx, competition, { entry: staying.id, category, boards });

  const climbed = await moveClimbed(tx, db, competition, { outcome, boards, by: actor.profile });
  const version = versionOf(boards, category);
  const wave = await handOverWave(tx, competition, { from: going.profileId, to: staying.profileId });
  await moveDisputes(tx, competition, { from: going.id, to: staying.id });
  await moveCautions(tx, competition, { from: going.id, to: staying.id });
  const kept = await leaveMarker(tx, competition, going.id);
  await leave(tx, competition, { going, staying, change: { status: merged.status, version } });
  const place = {
    ...placeOf(staying === target ? records.staying : records.going),
    competitorNumber: merged.competitorNumber,
  };
  await takePlace(tx, competition, staying.id, place);
  await renumber(tx, competition, staying.id, place.competitorNumber);
  const turn = { category, going: going.id, staying: staying.id };
  const movedUp = merged.status === 'WAITING' && (await keepTurn(tx, competition, waiting, turn));
  await promoteWaiting(tx, competition, source.categoryId, versionOf(boards, source.categoryId));

  const people = { from: going.profileId, to: staying.profileId };
  await carryMarker(tx, competition, staying.id, kept);
  const carried = await carryPerson(tx, competition, people);
  const results = await becomeOne(tx, competition, { ...people, actor: actor.profile, device: 'merge' });

  const record = await writeAudit(tx, {
    competition,
    actor: actor.profile,
    kind: 'entry.merged',
    entry: staying.id,
    details: {
      ...records.going,
      source: going.id,
      targetUser: staying.profileId,
      routes: climbed.moved,
      own: results
        .filter(({ entry }) => entry === staying.id)
        .map(({ route, version }) => ({ route, version })),
      before: placeOf(records.staying),
      after: place,
      ...(movedUp && { waiting }),
      ...(wave && { wave }),
      ...kept,
      ...carried,
    },
  });
  await rememberMerge(tx, competition, { ...people, record });
  return {
    record,
    entry: staying.id,
    categories: boards.map((board) => board.category),
    routes: [...new Set([...climbed.routes, ...results.map(({ route }) => route)])],
  };
}

interface MovingClimbed {
  readonly outcome: MergeOutcome;
  readonly boards: readonly BoardState[];
  /** Profile uuid of the person who decided. */
  readonly by: string | null;
}

/** Gives one entry's results and queue places to the other. Also returns every route this touched. */
async function moveClimbed(
  tx: Tx,
  db: Database,
  competition: string,
  { outcome: { going, staying, merged }, boards, by }: MovingClimbed,
): Promise<{ readonly moved: readonly MergedRoute[]; readonly routes: readonly string[] }> {
  const queues = await waitsAt(tx, competition, going.id);
  const needs = await mergeNeeds(tx, competition, { going, staying }, queues);
  const state = await readState(tx, db, competition, { boards, needs });
  const from = entryOf(state, going);
  const to = { ...entryOf(state, staying), status: merged.status };
  state.entries.set(to.uuid, to);
  const moves = planMerge(state, needs, { going: from, staying: to });
  const markOf = await marksOfOthers(tx, moves, from, to);
  if (moves.some((move) => move.merged.length > mostAttempts)) {
    throw invalid(`A route takes at most ${mostAttempts} attempts from one competitor.`);
  }
  const routes = moves.map((move) =>
    moved(move, (attempts) =>
      rewriteStream(state, {
        entry: to,
        route: move.route,
        attempts,
        mark: markOf(move.staying) ?? markOf(move.going),
        actor: by,
        device: 'merge',
      }),
    ),
  );
  handOverQueues(state, { from, to, actor: by });
  writeState(tx, state, { news: false });
  return { moved: routes, routes: [...new Set([...queues, ...routes.map(({ route }) => route)])] };
}

/** @throws Refusal 409 if somebody has just moved one of them */
async function lockBoards(
  tx: Tx,
  competition: string,
  entries: readonly FoundEntry[],
  kin: readonly string[],
): Promise<BoardState[]> {
  const boards = await lockBoardsOf(tx, competition, [
    ...kin,
    ...entries.map(({ categoryId }) => categoryId),
    ...(await markersBoards(
      tx,
      competition,
      entries.map(({ id }) => id),
    )),
  ]);
  for (const { id, categoryId } of entries) {
    const now = await findEntry(tx, competition, id);
    if (now.categoryId !== categoryId) {
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

function moved(
  { route, going, staying, merged }: Move,
  rewrite: (attempts: Move['merged']) => number,
): MergedRoute {
  const alone = staying.attempts.length === 0;
  return { route, source: going.version, before: staying.version, after: rewrite(merged), alone };
}

interface Leaving extends Pick<MergeOutcome, 'going' | 'staying'> {
  /** For the remaining one: a person with a place in the competition keeps it. */
  readonly change: { readonly status: FoundEntry['status']; readonly version: number };
}

async function leave(tx: Tx, competition: string, { going, staying, change }: Leaving): Promise<void> {
  const { kysely } = tx;
  await kysely
    .deleteFrom('entry')
    .where('competitionId', '=', competition)
    .where('id', '=', going.id)
    .execute();
  await kysely
    .updateTable('entry')
    .set(change)
    .where('competitionId', '=', competition)
    .where('id', '=', staying.id)
    .execute();
}

import { unmergeAttempts } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { readState } from '../commands/batch.ts';
import type { BatchState, EntryState } from '../decide/batch-state.ts';
import type { BoardState } from '../../competition/boards/raise.ts';
import { writeState } from '../commands/batch-writes.ts';
import { foundRight } from '../decide/agreement.ts';
import { streamOf } from '../decide/decide-attempts.ts';
import type { MergedRoute } from '../decide/merged-competitors.ts';
import type { EntryRecord } from '../../entering/change/entry-record.ts';
import { goneOn } from './gone-on.ts';
import { type GivenWave, giveWaveBack } from '../../entering/waves/fill-waves.ts';
import { boardOf, lockBoardsOf } from '../../competition/boards/lock-boards.ts';
import { loggedStreams } from '../rebuild/logged-streams.ts';
import { giveTurnBack } from './merged-waiting.ts';
import { giveBack, type Place } from './merged-place.ts';
import { type CarriedMarker, carryMarkerBack } from './carry-marker.ts';
import { carryBack, type Carried } from './carry-person.ts';
import { forgetMerge } from '../../entering/takeover/remember-merge.ts';
import { restoreEntry } from './restore-entry.ts';
import { rewriteStream, sameMark } from './rewrite-stream.ts';

/** The history's record of a merge. */
export interface MergeRecord extends EntryRecord, Carried, CarriedMarker {
  /** Uuid of the removed entry. */
  readonly source: string;
  readonly targetUser: string;
  readonly routes: readonly MergedRoute[];
  /** Other results of the remaining entry that became the person's own; missing in older records. */
  readonly own?: readonly { readonly route: string; readonly version: number }[];
  /** The other entry's place before and after. Older merges did not change it. */
  readonly before?: Place;
  readonly after?: Place;
  /** The waiting list of the merged entry's category, if the merge changed its order. */
  readonly waiting?: readonly string[];
  /** Missing: they were in no session, or the merge is older. */
  readonly wave?: GivenWave;
}

interface Undo {
  /** Uuid of the record in the history. */
  readonly record: string;
  /** Uuid of the entry that remained. */
  readonly target: string;
  readonly details: MergeRecord;
}

/**
 * Makes two entries again: the source comes back as it was; the target keeps its own attempts and any logged
 * since. If the target is gone, only the source comes back.
 *
 * @returns the categories whose boards changed
 * @throws Refusal 409 if it was already undone, if the target itself was merged, if the category is gone, or
 * as `restoreEntry` does
 */
export async function undoMerge(
  tx: Tx,
  db: Database,
  authority: Authority,
  { record, target, details }: Undo,
): Promise<readonly string[]> {
  const { uuid: competition } = authority.competition;
  const boards = await lockBoards(tx, competition, target, details);
  await forgetMerge(tx, competition, { to: details.targetUser, record });
  const board = boardOf(boards, details.category);
  const { before, after } = details;
  if (before && after) await giveBack(tx, competition, boards, { entry: target, before, after });
  await restoreEntry(tx, db, authority, { entry: details.source, record: details, board });
  const people = { from: details.targetUser, to: details.user };
  await carryBack(tx, competition, { ...people, record }, details);
  if (details.wave) await giveWaveBack(tx, competition, people, details.wave);
  await carryMarkerBack(tx, competition, { going: details.source, staying: target }, details);
  const list = boards.find(({ category }) => category === after?.category);
  if (details.waiting && list) {
    const turn = { ...list, going: details.source, staying: target };
    await giveTurnBack(tx, competition, details.waiting, turn);
  }

  const profile = details.targetUser;
  const own = (details.own ?? []).filter((one) => !details.routes.some(({ route }) => route === one.route));
  const streams = [...details.routes, ...own].map(({ route }) => ({ profile, route }));
  const needs = { commands: [], profiles: [profile], named: streams, streams, queues: [], joiners: [] };
  const state = await readState(tx, db, competition, { boards, needs });
  const stayed = state.entries.get(target);
  if (stayed) {
    const found = { source: details.source, actor: authority.actor.profile };
    for (const route of details.routes) await takeBack(tx, state, stayed, { ...route, ...found });
    for (const one of own) await disown(tx, state, stayed, { ...one, actor: authority.actor.profile });
    writeState(tx, state, { news: false });
  }
  return boards.map(({ category }) => category);
}

interface TakeBack extends Omit<MergedRoute, 'source'> {
  readonly source: string;
  readonly actor: string | null;
}

async function takeBack(
  tx: Tx,
  state: BatchState,
  stayed: EntryState,
  { route, before, after, source, actor }: TakeBack,
): Promise<void> {
  const { uuid: competition, routes } = state.competition;
  const now = streamOf(state, stayed, route);
  if (now.version < after) throw goneOn();
  const logged = async (entry: string, version?: number) => {
    const streams = await loggedStreams(
      tx,
      competition,
      entry,
      version === undefined ? undefined : { route, version },
    );
    return streams.find((stream) => stream.route === route) ?? { attempts: [], mark: null, confirmed: null };
  };
  const was = {
    before: await logged(stayed.uuid, before),
    merged: await logged(stayed.uuid, after),
    source: await logged(source),
  };
  const streams = {
    before: was.before.attempts,
    merged: was.merged.attempts,
    source: was.source.attempts,
  };
  const climbType = routes.get(route)?.climbType ?? 'BOULDER';
  // The merge may have brought a mark alone.
  const climbed = JSON.stringify(streams.before) !== JSON.stringify(streams.merged);
  const attempts = climbed ? unmergeAttempts(now.attempts, streams, climbType) : now.attempts;
  // What has been marked since stays.
  const mark = sameMark(now.mark, was.merged.mark) ? was.before.mark : now.mark;
  const confirmed = attempts === was.before.attempts && foundRight(was.before) ? was.before.confirmed : null;
  rewriteStream(state, { entry: stayed, route, attempts, mark, confirmed, actor, device: 'undo' });
}

/** A result that the merge only made the person's own, as it was before, unless it has changed since. */
async function disown(
  tx: Tx,
  state: BatchState,
  stayed: EntryState,
  {
    route,
    version,
    actor,
  }: { readonly route: string; readonly version: number; readonly actor: string | null },
): Promise<void> {
  if (streamOf(state, stayed, route).version !== version) return;
  const until = { route, version: version - 1 };
  const [was] = await loggedStreams(tx, state.competition.uuid, stayed.uuid, until);
  if (!was) return;
  const { attempts, mark, confirmed } = was;
  rewriteStream(state, { entry: stayed, route, attempts, mark, confirmed, actor, device: 'undo' });
}

/** Both entries' boards, the marker's, and that of the remaining one's place before the merge. */
async function lockBoards(
  tx: Tx,
  competition: string,
  target: string,
  { category, before, marker }: MergeRecord,
): Promise<BoardState[]> {
  const others = await tx.kysely
    .selectFrom('entry')
    .select('categoryId')
    .where('competitionId', '=', competition)
    .where('id', 'in', [target, marker ?? target])
    .execute();
  const places = [category, ...others.map(({ categoryId }) => categoryId), before?.category ?? category];
  return lockBoardsOf(tx, competition, places);
}

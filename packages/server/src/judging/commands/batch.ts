import { isSignature } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { requireJudgedHere } from '../../competition/authority/elsewhere.ts';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import {
  type BatchNeeds,
  type BatchRead,
  type OnRoute,
  type ReadEntry,
  lockBoards,
  lockQueues,
  readBatch,
  readCards,
  readMarkers,
  readOpenIncidents,
  readWitnesses,
  type ReadQueue,
  type ReadStream,
} from './batch.queries.ts';
import {
  type BatchState,
  type QueueState,
  streamKey,
  type StreamState,
  type WitnessedBy,
  witnessKey,
} from '../decide/batch-state.ts';
import type { BoardState } from '../../competition/boards/raise.ts';
import { writeState } from './batch-writes.ts';
import { isQueueKind } from '../log/command.ts';
import { decideSubmission } from '../decide/decide-submission.ts';
import { entryOnRoute } from '../decide/entry-on-route.ts';
import { expectBoards } from './expect-boards.ts';
import { mergedCompetitors, redirected } from '../decide/merged-competitors.ts';
import type { StreamCache } from './stream-cache.ts';
import { commandsOf, type Submission, type SubmissionAnswer } from '../decide/submission.ts';

export interface BatchOutcome {
  readonly answers: readonly SubmissionAnswer[];
  /** Category uuids whose boards changed. */
  readonly changed: readonly string[];
  /** Route uuids whose queue or attempts changed. */
  readonly routes: readonly string[];
  /** Whether anything was held, or anything held was settled. */
  readonly held: boolean;
  /** How many lines the log got. */
  readonly logged: number;
  /** The state after the batch. */
  readonly state: BatchState;
}

interface Batch {
  readonly db: Database;
  readonly competition: string;
  readonly submissions: readonly Submission[];
  readonly cache: Pick<StreamCache, 'recall'>;
}

/**
 * Decides and writes submissions to one competition, in order, inside a transaction: lock, read, decide,
 * write. Does not read what this node remembers; the database then checks under the locks that it is still
 * right. Everything or nothing; a refusal or a held command is an answer, not a failure.
 *
 * @throws Refusal 409 if the competition is judged elsewhere
 * @throws Error from the database; running the submissions again is safe. 40001 or 23505 if
 *   the cache was out of date
 */
export async function applyBatch(tx: Tx, batch: Batch): Promise<BatchOutcome> {
  const { db, competition, submissions, cache } = batch;
  const needs = needsOf(submissions);
  const onlyCommands = submissions.every(({ kind }) => kind === 'commands');
  const known = onlyCommands ? cache.recall(competition, needs) : null;
  if (known) {
    expectBoards(tx, known);
    return decided(tx, known, submissions);
  }
  const climbers = needs.streams.map(({ profile }) => profile);
  const boards = climbers.length > 0 ? lockBoards(tx, competition, climbers) : [];
  const state = await readState(tx, db, competition, { boards, needs });
  const merged = await mergedCompetitors(tx, state, needs.profiles);
  if (merged.size > 0) return applyBatch(tx, { ...batch, submissions: redirected(submissions, merged) });
  return decided(tx, state, submissions);
}

/** The state that submissions would be decided on, read without locks, to show what would happen. */
export async function foresee(
  tx: Tx,
  { db, competition, submissions }: Omit<Batch, 'cache'>,
): Promise<{ readonly state: BatchState; readonly submissions: readonly Submission[] }> {
  const needs = needsOf(submissions);
  const state = await readState(tx, db, competition, { boards: [], needs });
  const merged = await mergedCompetitors(tx, state, needs.profiles);
  if (merged.size === 0) return { state, submissions };
  return foresee(tx, { db, competition, submissions: redirected(submissions, merged) });
}

function decided(tx: Tx, state: BatchState, submissions: readonly Submission[]): BatchOutcome {
  requireJudgedHere(state.competition);
  const answers = submissions.map((submission) => decideSubmission(state, submission));
  writeState(tx, state);
  const changed = [...state.boards.values()].filter(({ raised }) => raised).map(({ category }) => category);
  const held = state.settled.length > 0 || state.log.some(({ outcome }) => outcome === 'HELD');
  return { answers, changed, routes: changedRoutes(state), held, logged: state.log.length, state };
}

/** Whether a batch changed a queue. */
export const queuesMoved = ({ queues }: Pick<BatchState, 'queues'>): boolean =>
  [...queues.values()].some(({ version, savedVersion }) => version !== savedVersion);

function changedRoutes({ streams, queues }: BatchState): string[] {
  const climbed = [...streams.values()].filter(({ version, saved }) => version !== saved.version);
  const waited = [...queues.values()].filter(({ version, savedVersion }) => version !== savedVersion);
  return [...new Set([...climbed, ...waited].map(({ route }) => route))];
}

interface ToRead {
  /** Locked, or being locked. */
  readonly boards: readonly BoardState[] | Promise<readonly BoardState[]>;
  readonly needs: BatchNeeds;
}

/**
 * Reads the state to decide on. The climbers' boards are locked first; this locks the queues. This side does
 * not wait for the locks: the database takes statements in order, and reads once it has them.
 *
 * @throws Refusal 404 if the competition does not exist
 */
export async function readState(
  tx: Tx,
  db: Database,
  competition: string,
  { boards, needs: asked }: ToRead,
): Promise<BatchState> {
  const queues = asked.queues.length > 0 ? lockQueues(tx, competition, asked.queues) : null;
  const needs = await wholeCards(tx, competition, asked);
  const [locked, , read] = await Promise.all([boards, queues, readBatch(tx, competition, needs)]);
  if (read.configVersion === null) throw notFound('competition');
  const snapshot = await snapshotsOf(db).at(tx, competition, read.configVersion);
  if (!snapshot) throw notFound('competition');
  const moment = {
    competition: snapshot,
    nowMs: Date.now(),
    log: [],
    settled: [],
    signatures: [],
    incidents: [],
  };
  const { witnesses = [], marked = [], withdrawn = [] } = needs;
  const brought = witnesses.length > 0 ? await readWitnesses(tx, competition, witnesses) : [];
  const markers = marked.length > 0 ? await readMarkers(tx, competition, marked) : [];
  const open = withdrawn.length > 0 ? await readOpenIncidents(tx, competition, withdrawn) : [];
  return {
    ...stateOf(moment, needs, locked, read),
    witnesses: byKey(brought, witnessKey),
    markers: byKey(markers, ({ entry }) => entry),
    openIncidents: new Map(open.map(({ entry, route, at }) => [streamKey(entry, route), at])),
  };
}

/** With every result of the cards that are to be signed. The boards are being locked. */
async function wholeCards(tx: Tx, competition: string, needs: BatchNeeds): Promise<BatchNeeds> {
  const { cards = [], named, streams } = needs;
  if (cards.length === 0) return needs;
  const all = await readCards(tx, competition, cards);
  const withAll = (some: readonly OnRoute[]) => [
    ...new Map([...some, ...all].map((one) => [streamKey(one.profile, one.route), one])).values(),
  ];
  return { ...needs, named: withAll(named), streams: withAll(streams) };
}

function needsOf(submissions: readonly Submission[]): BatchNeeds {
  const commands = submissions.flatMap(commandsOf);
  const [streams, named] = [new Map<string, OnRoute>(), new Map<string, OnRoute>()];
  const [profiles, queues, joiners] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const witnesses: WitnessedBy[] = [];
  const [marked, cards] = [new Set<string>(), new Set<string>()];
  const withdrawn: OnRoute[] = [];
  for (const { kind, competitor, route, witnessed } of commands) {
    if (isQueueKind(kind)) queues.add(route);
    if (competitor === null) continue;
    if (witnessed?.by) witnesses.push({ climber: competitor, witness: witnessed.by, code: witnessed.code });
    if (kind === 'result.mark' || isSignature(kind)) marked.add(competitor);
    if (isSignature(kind)) cards.add(competitor);
    const [key, one] = [streamKey(competitor, route), { profile: competitor, route }];
    if (kind === 'incident.withdraw') withdrawn.push(one);
    profiles.add(competitor);
    named.set(key, one);
    if (kind === 'queue.add') joiners.add(competitor);
    // Whoever joins a queue: their attempts decide, and their boards' lock keeps two phones from joining twice.
    if (!isQueueKind(kind) || kind === 'queue.add') streams.set(key, one);
  }
  return {
    commands: commands.map(({ id }) => id),
    profiles: [...profiles],
    named: [...named.values()],
    streams: [...streams.values()],
    queues: [...queues],
    joiners: [...joiners],
    witnesses,
    marked: [...marked],
    cards: [...cards],
    withdrawn,
  };
}

type Moment = Pick<BatchState, 'competition' | 'nowMs' | 'log' | 'settled' | 'signatures' | 'incidents'>;

function stateOf(
  moment: Moment,
  { named }: BatchNeeds,
  boards: readonly BoardState[],
  read: BatchRead,
): Omit<BatchState, 'witnesses' | 'markers' | 'openIncidents'> {
  const waiting = read.queues.flatMap((queue) =>
    (queue?.users ?? []).map(({ user, entry }): [string, string] => [
      streamKey(user, queue?.route ?? ''),
      entry,
    ]),
  );
  const entryOf = new Map([...waiting, ...climbersOf(moment.competition, named, read.entries)]);
  return {
    ...moment,
    entries: byKey(read.entries, ({ uuid }) => uuid),
    entryOf,
    streams: byKey(
      read.streams
        .filter((stream) => stream !== null)
        .filter(({ profile, route, entry }) => entryOf.get(streamKey(profile, route)) === entry)
        .map(streamState),
      ({ profile, route }) => streamKey(profile, route),
    ),
    queues: byKey(
      read.queues.map((queue) => queue && queueState(queue)),
      ({ route }) => route,
    ),
    joiners: byKey(read.joiners, ({ profile }) => profile),
    boards: byKey(boards, ({ category }) => category),
    known: byKey(read.known, ({ id }) => id),
  };
}

/** The entry that everybody named in a command climbs with. */
function climbersOf(
  competition: CompetitionSnapshot,
  named: readonly OnRoute[],
  entries: readonly ReadEntry[],
): [string, string][] {
  const own = Map.groupBy(entries, ({ profile }) => profile);
  return named.flatMap(({ profile, route }): [string, string][] => {
    const entry = entryOnRoute(competition, own.get(profile) ?? [], route);
    return entry ? [[streamKey(profile, route), entry.uuid]] : [];
  });
}

const byKey = <T>(found: readonly (T | null)[], key: (one: T) => string): Map<string, T> =>
  new Map(found.flatMap((one): [string, T][] => (one === null ? [] : [[key(one), one]])));

function streamState(stream: ReadStream): StreamState {
  const attempts = stream.attempts.map((attempt) => ({
    ...attempt,
    timestamp: new Date(attempt.timestamp).toISOString(),
  }));
  return { ...stream, attempts, saved: { version: stream.version, attempts } };
}

const queueState = ({ route, version, users }: ReadQueue): QueueState => ({
  route,
  version,
  waiting: users.map(({ user, joinedSelf, call, calledAt, skips }) => ({
    user,
    joinedSelf,
    call,
    calledAt: calledAt && new Date(calledAt).toISOString(),
    skips,
  })),
  savedVersion: version,
});

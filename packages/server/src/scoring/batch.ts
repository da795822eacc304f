import { snapshotsOf } from '../authority/snapshots.ts';
import type { Database, Tx } from '../db/database.ts';
import { notFound } from '../errors.ts';
import {
  type BatchNeeds,
  type BatchRead,
  lockBoards,
  lockQueues,
  readBatch,
  type ReadQueue,
  type ReadStream,
} from './batch.queries.ts';
import {
  type BatchState,
  type BoardState,
  type QueueState,
  streamKey,
  type StreamState,
} from './batch-state.ts';
import { writeState } from './batch-writes.ts';
import { isQueueKind } from './command.ts';
import { decideSubmission } from './decide-submission.ts';
import { commandsOf, type Submission, type SubmissionAnswer } from './submission.ts';

export interface BatchOutcome {
  readonly answers: readonly SubmissionAnswer[];
  /** Category uuids whose boards changed. */
  readonly changed: readonly string[];
  /** Route uuids whose queue or attempts changed. */
  readonly routes: readonly string[];
  /** Whether something was held, or something held was settled. */
  readonly held: boolean;
  /** How many lines the log got. */
  readonly logged: number;
}

/**
 * Decides and writes some submissions to one competition, in order, inside a transaction: lock, read, decide, write.
 * Everything or nothing; what is refused or held is an answer and no failure.
 *
 * @throws Error whatever the database says; running the submissions again is safe
 */
export async function applyBatch(
  tx: Tx,
  db: Database,
  competition: string,
  submissions: readonly Submission[],
): Promise<BatchOutcome> {
  const needs = needsOf(submissions);
  const climbers = needs.streams.map(({ profile }) => profile);
  const boards = climbers.length > 0 ? await lockBoards(tx, competition, climbers) : [];
  if (needs.queues.length > 0) await lockQueues(tx, competition, needs.queues);
  const read = await readBatch(tx, competition, needs);
  if (read.config_version === null) throw notFound('competition');
  const snapshot = await snapshotsOf(db).at(tx, competition, read.config_version);
  if (!snapshot) throw notFound('competition');

  const state = stateOf({ competition: snapshot, nowMs: Date.now(), log: [], settled: [] }, boards, read);
  const answers = submissions.map((submission) => decideSubmission(state, submission));
  await writeState(tx, state);
  const changed = [...state.boards.values()].filter(({ raised }) => raised).map(({ category }) => category);
  const held = state.settled.length > 0 || state.log.some(({ outcome }) => outcome === 'HELD');
  return { answers, changed, routes: changedRoutes(state), held, logged: state.log.length };
}

function changedRoutes({ streams, queues }: BatchState): string[] {
  const climbed = [...streams.values()].filter(({ version, saved }) => version !== saved.version);
  const waited = [...queues.values()].filter(({ version, savedVersion }) => version !== savedVersion);
  return [...new Set([...climbed, ...waited].map(({ route }) => route))];
}

function needsOf(submissions: readonly Submission[]): BatchNeeds {
  const commands = submissions.flatMap(commandsOf);
  const streams = new Map<string, { profile: string; route: string }>();
  const [profiles, queues] = [new Set<string>(), new Set<string>()];
  for (const { kind, competitor, route } of commands) {
    if (competitor !== null) profiles.add(competitor);
    if (isQueueKind(kind)) queues.add(route);
    else if (competitor !== null) streams.set(streamKey(competitor, route), { profile: competitor, route });
  }
  return {
    commands: commands.map(({ id }) => id),
    profiles: [...profiles],
    streams: [...streams.values()],
    queues: [...queues],
  };
}

type Moment = Pick<BatchState, 'competition' | 'nowMs' | 'log' | 'settled'>;

function stateOf(moment: Moment, boards: readonly BoardState[], read: BatchRead): BatchState {
  const entries = byKey(read.entries, ({ profile }) => profile);
  const waiting = read.queues.flatMap((queue) => queue?.users ?? []);
  return {
    ...moment,
    entries,
    entryOf: new Map([
      ...waiting.map(({ profile, entry }): [string, string] => [profile, entry]),
      ...[...entries.values()].map(({ profile, uuid }): [string, string] => [profile, uuid]),
    ]),
    streams: byKey(
      read.streams.map((stream) => stream && streamState(stream, entries.get(stream.profile)?.uuid ?? '')),
      ({ profile, route }) => streamKey(profile, route),
    ),
    queues: byKey(
      read.queues.map((queue) => queue && queueState(queue)),
      ({ route }) => route,
    ),
    boards: byKey(boards, ({ category }) => category),
    known: byKey(read.known, ({ id }) => id),
  };
}

const byKey = <T>(found: readonly (T | null)[], key: (one: T) => string): Map<string, T> =>
  new Map(found.flatMap((one): [string, T][] => (one === null ? [] : [[key(one), one]])));

function streamState(stream: ReadStream, entry: string): StreamState {
  const { profile, route, version } = stream;
  const attempts = stream.attempts.map((attempt) => ({
    ...attempt,
    timestamp: new Date(attempt.timestamp).toISOString(),
  }));
  return { profile, entry, route, version, attempts, saved: { version, attempts } };
}

const queueState = ({ route, version, users }: ReadQueue): QueueState => ({
  route,
  version,
  users: users.map(({ profile }) => profile),
  savedVersion: version,
});

import type { Attempt, EntryStatus } from '@topout/domain';
import type { CompetitionSnapshot } from '../../authority/competition-snapshot.ts';
import type { ScoringCommand } from './command.ts';

export interface EntryState {
  readonly uuid: string;
  readonly profile: string;
  /** Profile uuid of the parent: who somebody's child is never changes. */
  readonly parent: string | null;
  readonly category: string;
  readonly status: EntryStatus;
  readonly attemptsCount: number;
}

/** The attempts of one entry on one route. `saved` is what the tables hold. */
export interface StreamState {
  readonly profile: string;
  readonly entry: string;
  readonly route: string;
  readonly version: number;
  readonly attempts: readonly Attempt[];
  readonly saved: { readonly version: number; readonly attempts: readonly Attempt[] };
}

/** Who waits at a route: profile uuids, next climber first. */
export interface QueueState {
  readonly route: string;
  readonly version: number;
  readonly users: readonly string[];
  readonly savedVersion: number;
}

/** A category's board: the version of this batch once anything on it changed. */
export interface BoardState {
  readonly category: string;
  readonly version: number;
  readonly raised: boolean;
}

/** A command that the log holds. */
export interface KnownCommand {
  readonly bodyHash: string;
  readonly outcome: 'APPLIED' | 'HELD' | 'DROPPED';
  readonly reason: string | null;
  readonly streamVersion: number | null;
  readonly boardVersion: number | null;
  readonly resolved: boolean;
}

/** What a command wrote: it left the first `keep` attempts standing and put these after them. */
export interface Written {
  readonly keep: number;
  readonly attempts: readonly Attempt[];
}

/** What the log will say about a command. */
export interface LogEntry {
  readonly command: ScoringCommand;
  readonly entry: string | null;
  readonly outcome: 'APPLIED' | 'HELD' | 'DROPPED';
  readonly reason: string | null;
  readonly streamVersion: number | null;
  readonly boardVersion: number | null;
  readonly written: Written | null;
}

/** What the log will say about a held command that was settled. */
export interface Settlement {
  readonly id: string;
  readonly by: string;
  readonly resolution: 'APPLIED' | 'DISCARDED';
  /** Whom it was applied to in the end: entered late, once more, or as the one they were merged into. Null where discarded. */
  readonly appliedTo: { readonly entry: string | null; readonly competitor: string | null } | null;
  readonly streamVersion: number | null;
  readonly boardVersion: number | null;
  readonly written: Written | null;
}

/**
 * What a batch decides on: the tables as read under the locks, then as changed by its earlier commands.
 * Values are replaced and never changed, so that a copy of the maps is a point to go back to.
 */
export interface BatchState {
  readonly competition: CompetitionSnapshot;
  readonly nowMs: number;
  /** By entry uuid: a person has one for each stage they are in. */
  entries: Map<string, EntryState>;
  /** Entry uuids of everybody named and waiting, by `streamKey`. */
  readonly entryOf: ReadonlyMap<string, string>;
  /** By `streamKey`. */
  streams: Map<string, StreamState>;
  /** By route uuid. */
  queues: Map<string, QueueState>;
  /** By category uuid. */
  boards: Map<string, BoardState>;
  /** By command id. */
  known: Map<string, KnownCommand>;
  readonly log: LogEntry[];
  readonly settled: Settlement[];
}

/** The entry with which somebody climbs a route. */
export function entryFor(
  { entryOf, entries }: Pick<BatchState, 'entryOf' | 'entries'>,
  profile: string,
  route: string,
): EntryState | null {
  const uuid = entryOf.get(streamKey(profile, route));
  return (uuid !== undefined && entries.get(uuid)) || null;
}

export const streamKey = (profile: string, route: string): string => `${profile}/${route}`;

/** Remembers a state; calling the answer goes back to it. */
export function checkpoint(state: BatchState): () => void {
  const { log, settled, entries, streams, queues, boards, known } = state;
  const lengths = { log: log.length, settled: settled.length };
  const kept = {
    entries: new Map(entries),
    streams: new Map(streams),
    queues: new Map(queues),
    boards: new Map(boards),
    known: new Map(known),
  };
  return () => {
    Object.assign(state, kept);
    log.length = lengths.log;
    settled.length = lengths.settled;
  };
}

import {
  type Attempt,
  type Climbing,
  type EntryStatus,
  isSelfLogged,
  type MarkedAttempt,
  type SignedResult,
  type Signer,
  type Waiting,
  type Witness,
} from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { BoardState } from '../../competition/boards/raise.ts';
import type { SaidIncident, ScoringCommand } from '../log/command.ts';

export interface EntryState {
  readonly uuid: string;
  readonly profile: string;
  /** Profile uuid of the parent, which never changes. */
  readonly parent: string | null;
  /** As whom they were entered here before a merge or a take-over. */
  readonly formerly: readonly Climbing[];
  readonly category: string;
  readonly status: EntryStatus;
  readonly attemptsCount: number;
  readonly wave: string | null;
  /** On the wave's waiting list. */
  readonly waveWaits: boolean;
  /** When the desk checked the person in. */
  readonly clockStartMs: number | null;
}

/** The entry's person, as the rules about families know them. */
export const climberOf = ({ profile, parent, formerly }: EntryState): Climbing => ({
  id: profile,
  parent,
  formerly,
});

/** Who found a result right; null once that person is gone. */
export interface Confirmation {
  readonly by: string | null;
  readonly at: string;
}

/** What the climber's marker has logged: a second record, which scores nothing. */
export interface Mark {
  /** Profile uuid; null once that person is gone. */
  readonly by: string | null;
  readonly attempts: readonly MarkedAttempt[];
}

/** Who keeps a climber's card. */
export interface MarkerState extends Climbing {
  readonly status: EntryStatus;
}

/** That somebody signed a card, or took their signature back. */
export interface Signature {
  readonly entry: string;
  readonly signer: Signer;
  /** Null = taken back. */
  readonly at: string | null;
  /** What it stands under. */
  readonly card: readonly SignedResult[];
}

/** A technical incident that somebody recorded now. */
export interface RecordedNow extends SaidIncident {
  readonly does: 'record';
  /** The command's. */
  readonly id: string;
  readonly entry: EntryState;
  readonly route: string;
  /** Profile uuid of the judge; null once that profile is gone. */
  readonly by: string | null;
  readonly at: string;
  /** The attempts then. */
  readonly before: readonly Attempt[];
}

/** That a climber climbs on. */
export interface WithdrawnNow {
  readonly does: 'withdraw';
  readonly entry: EntryState;
  readonly route: string;
  /** Profile uuid of the judge; null once that profile is gone. */
  readonly by: string | null;
}

/** What somebody did about a technical incident now. */
export type IncidentChange = RecordedNow | WithdrawnNow;

/** The attempts of one entry on one route. `saved` is what the tables hold. */
export interface StreamState {
  readonly profile: string;
  readonly entry: string;
  readonly route: string;
  readonly version: number;
  /** The version at which the attempts last changed: confirmations make later ones. */
  readonly climbed: number;
  readonly attempts: readonly Attempt[];
  /** All attempts are the climber's own. */
  readonly selfLogged: boolean;
  /** Technical incidents that are confirmed: so many attempts more on a sport route. */
  readonly restarts: number;
  /** Any change of the attempts takes it away. */
  readonly confirmed: Confirmation | null;
  readonly mark: Mark | null;
  readonly saved: { readonly version: number; readonly attempts: readonly Attempt[] };
}

/** The people waiting at a route, next climber first. */
export interface QueueState {
  readonly route: string;
  readonly version: number;
  readonly waiting: readonly Waiting[];
  readonly savedVersion: number;
}

/** What decides whether somebody may join one more queue. */
export interface JoinerState {
  /** Route uuids, as stored. */
  readonly waitsAt: readonly string[];
  /** Null = nothing climbed yet. */
  readonly lastAttemptAt: string | null;
}

/** A command that the log holds. */
export interface KnownCommand {
  readonly bodyHash: string;
  /** Profile uuids that its sender had before: on another server, or merged. */
  readonly formerly: readonly string[];
  readonly outcome: 'APPLIED' | 'HELD' | 'DROPPED';
  readonly reason: string | null;
  readonly streamVersion: number | null;
  readonly boardVersion: number | null;
  readonly resolved: boolean;
}

/** What a command wrote: it kept the first `keep` attempts and put these after them. */
export interface Written {
  readonly keep: number;
  readonly attempts: readonly Attempt[];
  /** Missing: the result is not confirmed from now on. */
  readonly confirmed?: Confirmation;
  /** Missing: as before. */
  readonly mark?: Mark | null;
}

/** A command's future line in the log. */
export interface LogEntry {
  readonly command: ScoringCommand;
  readonly entry: string | null;
  readonly outcome: 'APPLIED' | 'HELD' | 'DROPPED';
  readonly reason: string | null;
  readonly streamVersion: number | null;
  readonly boardVersion: number | null;
  readonly written: Written | null;
}

/** The future line in the log for settling a held command. */
export interface Settlement {
  readonly id: string;
  readonly by: string;
  readonly resolution: 'APPLIED' | 'DISCARDED';
  /**
   * The person it was finally applied to: entered late, entered again, or merged into another. Null if
   * discarded.
   */
  readonly appliedTo: { readonly entry: string | null; readonly competitor: string | null } | null;
  readonly streamVersion: number | null;
  readonly boardVersion: number | null;
  readonly written: Written | null;
}

/**
 * What a batch decides on: the tables as read under the locks, then as changed by its earlier commands.
 * Values are replaced and never modified, so a copy of the maps is a checkpoint.
 */
export interface BatchState {
  readonly competition: CompetitionSnapshot;
  readonly nowMs: number;
  /** By entry uuid: a person has one in each of their stages. */
  entries: Map<string, EntryState>;
  /** Entry uuids of everybody named or waiting, by `streamKey`. */
  readonly entryOf: ReadonlyMap<string, string>;
  /** By `streamKey`. */
  streams: Map<string, StreamState>;
  /** By route uuid. */
  queues: Map<string, QueueState>;
  /** By profile uuid: whoever a command puts into a queue. */
  readonly joiners: ReadonlyMap<string, JoinerState>;
  /** By category uuid. */
  boards: Map<string, BoardState>;
  /** By `witnessKey`: everybody whose code a command brings. */
  witnesses: Map<string, Witness>;
  /** By entry uuid: who keeps the cards of everybody for whom a command brings a marker's record. */
  readonly markers: ReadonlyMap<string, MarkerState>;
  /** By command id. */
  known: Map<string, KnownCommand>;
  readonly log: LogEntry[];
  readonly settled: Settlement[];
  /** In order: the last one of a signer holds. */
  readonly signatures: Signature[];
  /** In order. */
  readonly incidents: IncidentChange[];
  /** By `streamKey` of entry and route, where a command takes one back: when the open one happened, in milliseconds. */
  readonly openIncidents: ReadonlyMap<string, number>;
}

/** A person's entry for climbing a route. */
export function entryFor(
  { entryOf, entries }: Pick<BatchState, 'entryOf' | 'entries'>,
  profile: string,
  route: string,
): EntryState | null {
  const uuid = entryOf.get(streamKey(profile, route));
  return (uuid !== undefined && entries.get(uuid)) || null;
}

/** The stream with other attempts, which nobody has confirmed yet. */
export const withAttempts = (
  stream: StreamState,
  version: number,
  attempts: readonly Attempt[],
): StreamState => ({
  ...stream,
  version,
  climbed: version,
  attempts,
  selfLogged: isSelfLogged(stream.profile, attempts),
  confirmed: null,
});

export const witnessKey = ({ climber, witness, code }: WitnessedBy): string =>
  `${climber}/${witness}/${code}`;

/** Whose code a climber brings. */
export interface WitnessedBy {
  readonly climber: string;
  readonly witness: string;
  readonly code: string;
}

export const streamKey = (profile: string, route: string): string => `${profile}/${route}`;

/** Remembers a state; calling the result restores it. */
export function checkpoint(state: BatchState): () => void {
  const { log, settled, signatures, incidents, entries, streams, queues, boards, witnesses, known } = state;
  const lengths = { log: log.length, settled: settled.length, signatures: signatures.length };
  const recorded = incidents.length;
  const kept = {
    entries: new Map(entries),
    streams: new Map(streams),
    queues: new Map(queues),
    boards: new Map(boards),
    witnesses: new Map(witnesses),
    known: new Map(known),
  };
  return () => {
    Object.assign(state, kept);
    log.length = lengths.log;
    settled.length = lengths.settled;
    signatures.length = lengths.signatures;
    incidents.length = recorded;
  };
}

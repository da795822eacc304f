import { isSignature, resultOf } from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import {
  type BatchState,
  type IncidentChange,
  type LogEntry,
  type QueueState,
  type Settlement,
  type Signature,
  streamKey,
  type StreamState,
} from '../decide/batch-state.ts';
import { stillStands } from '../decide/decide-signature.ts';
import { isConfirmation } from '../decide/decide-confirmation.ts';
import { isQueueKind, type ScoringCommand } from '../log/command.ts';
import { writtenBetween } from '../decide/decide-attempts.ts';
import {
  cutAttempts,
  type IncidentRow,
  settleCommands,
  writeBatch,
  writeIncidents,
  writeQueues,
  writeSignatures,
} from './write-batch.queries.ts';

/**
 * Sends what a batch decided: one statement, unless something shrank, queues moved or held commands were
 * settled.
 *
 * @param news false for what was climbed earlier and now counts elsewhere: the results have no time at which they changed
 */
export function writeState(tx: Tx, state: BatchState, { news } = { news: true }): void {
  const competition = state.competition.uuid;
  const streams = [...state.streams.values()].filter(({ version, saved }) => version !== saved.version);
  const queues = [...state.queues.values()].filter(({ version, savedVersion }) => version !== savedVersion);
  const shorter = streams.filter(({ attempts, saved }) => attempts.length < saved.attempts.length);

  if (shorter.length > 0) cutAttempts(tx, competition, shorter.map(cutRow));
  if (state.log.length > 0 || streams.length > 0) {
    writeBatch(tx, competition, {
      boards: [...state.boards.values()].filter(({ raised }) => raised),
      entries: changedEntries(state, streams),
      attempts: streams.flatMap(attemptRows),
      results: streams.map((stream) => ({ ...resultRow(state, stream), news })),
      commands: state.log.map(commandRow),
    });
  }
  if (queues.length > 0)
    writeQueues(
      tx,
      competition,
      queues.map((queue) => queueRow(state, queue)),
    );
  if (state.signatures.length > 0)
    writeSignatures(tx, competition, state.signatures.map(signatureRow(state)));
  if (state.incidents.length > 0) writeIncidents(tx, competition, state.incidents.map(incidentRow));
  if (state.settled.length > 0) settleCommands(tx, competition, state.settled.map(settlementRow));
}

const cutRow = ({ route, entry, attempts }: StreamState) => ({ route, entry, keep: attempts.length });

function changedEntries(state: BatchState, streams: readonly StreamState[]) {
  return [...new Set(streams.map(({ entry }) => entry))].flatMap((uuid) => {
    const entry = state.entries.get(uuid);
    return entry
      ? [
          {
            entry: entry.uuid,
            attemptsCount: entry.attemptsCount,
            version: state.boards.get(entry.category)?.version,
          },
        ]
      : [];
  });
}

function attemptRows(stream: StreamState) {
  const { keep, attempts } = writtenBetween(stream.saved, stream);
  return attempts.map((attempt, index) => ({
    route: stream.route,
    entry: stream.entry,
    position: keep + index + 1,
    ...attempt,
  }));
}

function resultRow({ competition, entries, boards }: BatchState, stream: StreamState) {
  const category = entries.get(stream.entry)?.category ?? '';
  const climbType = competition.routes.get(stream.route)?.climbType ?? 'BOULDER';
  const result = resultOf(stream.attempts, climbType);
  return {
    entry: stream.entry,
    route: stream.route,
    category,
    streamVersion: stream.version,
    version: boards.get(category)?.version,
    tries: result?.tries ?? 0,
    top: result?.top ?? null,
    zone1: result?.zone1 ?? null,
    zone2: result?.zone2 ?? null,
    hold: result?.hold ?? 0,
    plus: result?.plus ?? false,
    duration: result?.duration ?? null,
    selfLogged: stream.selfLogged,
    climbedVersion: stream.climbed,
    confirmedAt: stream.confirmed?.at ?? null,
    confirmedBy: stream.confirmed?.by ?? null,
    mark: stream.mark?.attempts ?? null,
    markedBy: stream.mark?.by ?? null,
  };
}

function commandRow({ command, ...line }: LogEntry) {
  return {
    id: command.id,
    kind: command.kind,
    route: command.route,
    competitor: command.competitor,
    entry: line.entry,
    actor: command.actor,
    device: command.device,
    deviceSeq: command.deviceSeq,
    base: command.base,
    payload: payloadOf(command),
    bodyHash: command.bodyHash,
    clientTime: command.clientTime,
    outcome: line.outcome,
    reason: line.reason,
    streamVersion: line.streamVersion,
    boardVersion: line.boardVersion,
    written: line.written,
  };
}

function payloadOf({ kind, attempts, queue, call, card, witnessed, incident }: ScoringCommand) {
  if (kind === 'incident.record') return { incident };
  if (kind === 'incident.withdraw') return {};
  if (isSignature(kind)) return { card };
  if (isConfirmation(kind)) return witnessed ?? {};
  if (kind === 'queue.call') return { call };
  if (isQueueKind(kind)) return kind === 'queue.move' ? { queue } : {};
  return kind === 'attempts.clear' ? {} : { attempts };
}

const queueRow = ({ entryOf }: BatchState, { route, version, waiting }: QueueState) => ({
  route,
  version,
  entries: waiting.flatMap(({ user, ...said }) => {
    const entry = entryOf.get(streamKey(user, route));
    return entry === undefined ? [] : [{ entry, ...said }];
  }),
});

const signatureRow = (state: BatchState) => (signature: Signature) => {
  const { entry, signer, at } = signature;
  const stands = at !== null && stillStands(state, signature);
  const version = state.boards.get(state.entries.get(entry)?.category ?? '')?.version;
  return { entry, signer, at: stands ? at : null, off: at !== null && !stands, version };
};

function incidentRow({ entry, ...change }: IncidentChange): IncidentRow {
  const about = { ...change, entry: entry.uuid };
  if (about.does === 'withdraw') return about;
  const before = about.before.map(({ success, segmentsCount, usedLastHold }) => ({
    success,
    segmentsCount,
    usedLastHold,
  }));
  return { ...about, competitor: entry.profile, before };
}

const settlementRow = ({ appliedTo, streamVersion, boardVersion, written, ...settled }: Settlement) => ({
  ...settled,
  entry: appliedTo?.entry ?? null,
  competitor: appliedTo?.competitor ?? null,
  streamVersion,
  boardVersion,
  written: written,
});

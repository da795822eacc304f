import { hash } from 'node:crypto';
import type { AttemptInput, Command } from '@topout/contract';
import type { Attempt, CallKind, CommandKind, Incident, SignedResult } from '@topout/domain';
import { invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { phoneTime } from './phone-time.ts';

/** One tap as the server decides it, with the fields that the contract leaves optional. */
export interface ScoringCommand {
  readonly id: string;
  readonly kind: CommandKind;
  /** Profile uuid of the sender; null once that profile is gone. */
  readonly actor: string | null;
  readonly route: string;
  /** Profile uuid; null only for `queue.move`. */
  readonly competitor: string | null;
  /** The stream's version that the judge saw; null = any. */
  readonly base: number | null;
  readonly device: string;
  readonly deviceSeq: number;
  readonly clientTime: string;
  readonly attempts: readonly Attempt[];
  readonly queue: readonly string[];
  /** `queue.call`: how; null for everything else. */
  readonly call: CallKind | null;
  /** The code that a witness's phone showed, and whose it is; null if it is nobody's. */
  readonly witnessed: { readonly code: string; readonly by: string | null } | null;
  /** `card.sign`: the card as its signer saw it. */
  readonly card: readonly SignedResult[];
  /** `incident.record`: what happened; null for everything else. */
  readonly incident: SaidIncident | null;
  /** SHA-256 of the sent body, hex: the same id with another body is another command. */
  readonly bodyHash: string;
  /** What was sent besides the sender, as JSON; null = by no phone. */
  readonly said: string | null;
}

/** A technical incident as a judge records it. */
export interface SaidIncident extends Incident {
  readonly text: string;
}

/** How the log marks a tablet that is handed round; no phone may call itself so. */
const tabletMark = 'tablet ';

/** Whether something was sent from a tablet that is handed round. */
export const isFromTablet = (device: string): boolean => device.startsWith(tabletMark);

/**
 * A command from the wire, as sent by `actor`. Whose a witness's code is remains to be found out.
 *
 * @param tablet name of the tablet from which a climber sent it; null = from a phone of their own
 * @throws 400 for results without a competitor, and for an incident of which nothing is said
 */
export function commandOf(sent: Command, actor: string, tablet: string | null = null): ScoringCommand {
  const { attempts = [], queue = [], call = null, card = [], incident = null } = sent.payload;
  const said = saidIn(sent);
  if (sent.competitor === null && sent.kind !== 'queue.move') {
    throw invalid('These results have no competitor.', { commands: ['Without a competitor'] });
  }
  if (sent.kind === 'incident.record' && incident === null) {
    throw invalid('Say what happened.', { commands: ['Without an incident'] });
  }
  return {
    id: sent.id,
    kind: sent.kind,
    actor,
    route: sent.route,
    competitor: sent.competitor,
    base: sent.base ?? null,
    device: tablet === null ? sent.device.replace(/^(tablet )+/, '') : `${tabletMark}${tablet}`,
    deviceSeq: sent.deviceSeq,
    clientTime: phoneTime(sent.clientTime),
    attempts: attempts.map((attempt) => attemptOf(attempt, actor, sent.clientTime)),
    queue,
    call,
    witnessed: sent.payload.witness === undefined ? null : { code: sent.payload.witness, by: null },
    card,
    incident,
    bodyHash: bodyHash(said, actor),
    said,
  };
}

/** An attempt from the wire. Fills in a missing uuid, and a missing time from its command. */
export function attemptOf(sent: AttemptInput, judge: string | null, clientTime: string): Attempt {
  return {
    uuid: sent.uuid ?? newId(),
    timestamp: phoneTime(sent.timestamp ?? clientTime),
    judge,
    success: sent.success,
    segmentsCount: sent.segmentsCount ?? 0,
    usedLastHold: sent.usedLastHold ?? false,
    duration: sent.duration ?? null,
    notes: sent.notes ?? '',
  };
}

/** The hash of what was said; includes the sender, who owns the id. */
const bodyHash = (said: string, actor: string): string =>
  hash('sha256', `[${JSON.stringify(actor)},${said.slice(1)}`, 'hex');

/** Whether the log has this very command. @param formerly who the sender was when the log took it in */
export const isTheSame = (
  { said, ...command }: Pick<ScoringCommand, 'bodyHash' | 'said'>,
  known: string,
  formerly: readonly string[],
): boolean =>
  command.bodyHash === known || (said !== null && formerly.some((actor) => bodyHash(said, actor) === known));

/** Field by field, so that the order of a phone's JSON does not matter. */
function saidIn(sent: Command): string {
  const { attempts, queue, call, witness, card, incident } = sent.payload;
  return JSON.stringify([
    sent.kind,
    sent.route,
    sent.competitor,
    sent.base ?? null,
    sent.device,
    sent.deviceSeq,
    sent.clientTime,
    queue ?? null,
    attempts?.map((one) => [
      one.uuid,
      one.success,
      one.segmentsCount,
      one.timestamp,
      one.usedLastHold,
      one.duration,
      one.notes,
    ]) ?? null,
    // Commands of phones that know no calls keep their hash.
    ...(call === undefined ? [] : [call]),
    ...(witness === undefined ? [] : [witness]),
    ...(card === undefined ? [] : [card.map(({ route, said }) => [route, said])]),
    ...(incident === undefined ? [] : [incident.hold, incident.plus, incident.leftMs, incident.text]),
  ]);
}

export const isQueueKind = (kind: CommandKind): kind is Extract<CommandKind, `queue.${string}`> =>
  kind.startsWith('queue.');

export const isAttemptKind = (kind: CommandKind): kind is Extract<CommandKind, `attempts.${string}`> =>
  kind.startsWith('attempts.');

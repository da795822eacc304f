import type { CallKind } from '../vocabulary.ts';
import { decideQueue, type QueueKind, type QueuePayload } from './decide.ts';

/** Somebody in a queue. */
export interface Waiting {
  /** Profile uuid. */
  readonly user: string;
  /** They, or a parent, joined on their own phone. */
  readonly joinedSelf: boolean;
  /** How a judge has called them; null = not yet. */
  readonly call: CallKind | null;
  /** Null while nobody has called them. */
  readonly calledAt: string | null;
  /** How often a judge has passed over them. */
  readonly skips: number;
}

export interface WaitingPayload extends Pick<QueuePayload, 'queue'> {
  /** `queue.call`: how. */
  readonly call?: CallKind | null;
  /** `queue.call`: when, by the server's clock. */
  readonly at?: string;
  /** `queue.add`: by the climber or a parent. */
  readonly self?: boolean;
}

/**
 * Applies a command to a queue with what judges have said to those who wait. Who is passed over waits to be
 * called again.
 *
 * @source behaviour: queues#called
 */
export function decideWaiting(
  kind: QueueKind,
  queue: readonly Waiting[],
  competitor: string | null,
  { queue: order, call = null, at = '', self = false }: WaitingPayload = {},
): Waiting[] {
  const byUser = new Map(queue.map((one) => [one.user, one]));
  const said = competitor === null ? undefined : byUser.get(competitor);
  const users = decideQueue(
    kind,
    queue.map(({ user }) => user),
    competitor,
    { ...(order && { queue: order }), skips: said?.skips ?? 0 },
  );
  if (said && kind === 'queue.call' && call) byUser.set(said.user, { ...said, call, calledAt: at });
  if (said && kind === 'queue.skip')
    byUser.set(said.user, { ...said, call: null, calledAt: null, skips: said.skips + 1 });
  return users.map(
    (user) => byUser.get(user) ?? { user, joinedSelf: self, call: null, calledAt: null, skips: 0 },
  );
}

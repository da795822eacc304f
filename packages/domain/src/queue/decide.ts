import type { CommandKind } from '../vocabulary.ts';

export type QueueKind = Extract<CommandKind, `queue.${string}`>;

export interface QueuePayload {
  /** `queue.move`: the whole list in the judge's order. */
  readonly queue?: readonly string[];
  /** `queue.skip`: how often a judge has passed over them before. */
  readonly skips?: number;
}

/**
 * Applies a command to a route's queue: a list of user uuids, next climber first.
 *
 * `queue.move` only reorders: climbers removed in the meantime stay out, climbers added stay in, at the end,
 * so two judges never undo each other's changes. `queue.skip` lets one climber go ahead; who is passed over
 * again leaves.
 *
 * @source behaviour: judging#queue
 */
export function decideQueue(
  kind: QueueKind,
  queue: readonly string[],
  competitor: string | null,
  payload: QueuePayload = {},
): string[] {
  switch (kind) {
    case 'queue.add':
      return competitor === null || queue.includes(competitor) ? [...queue] : [...queue, competitor];
    case 'queue.remove':
      return queue.filter((user) => user !== competitor);
    case 'queue.call':
      return [...queue];
    case 'queue.skip': {
      const rest = queue.filter((user) => user !== competitor);
      const at = competitor === null ? -1 : queue.indexOf(competitor);
      return at < 0 || competitor === null || (payload.skips ?? 0) > 0
        ? rest
        : rest.toSpliced(at + 1, 0, competitor);
    }
    case 'queue.move': {
      const wanted = new Set(payload.queue);
      const present = new Set(queue);
      return [...wanted]
        .filter((user) => present.has(user))
        .concat(queue.filter((user) => !wanted.has(user)));
    }
  }
}

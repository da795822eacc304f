import type { CommandKind } from '../vocabulary.ts';

export type QueueKind = Extract<CommandKind, `queue.${string}`>;

export interface QueuePayload {
  /** `queue.move`: the whole list as the judge ordered it. */
  readonly queue?: readonly string[];
}

/**
 * What a command does to the queue of a route: a list of user uuids, next climber first.
 *
 * `queue.move` orders and does nothing else: whoever was removed meanwhile stays out, whoever was added stays in, at the end,
 * so that two judges never undo each other.
 *
 * @source spec 2 §4, queue
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
    case 'queue.move': {
      const wanted = new Set(payload.queue);
      const present = new Set(queue);
      return [...wanted]
        .filter((user) => present.has(user))
        .concat(queue.filter((user) => !wanted.has(user)));
    }
  }
}

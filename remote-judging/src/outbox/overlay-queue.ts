import type { OutboxItem } from '@topout/api-client';
import { decideQueue, type QueueKind } from '@topout/domain';

const isQueueKind = (kind: string): kind is QueueKind => kind.startsWith('queue.');

/** The queue read, plus this phone's changes that the server has not confirmed. */
export function overlayQueue(
  saved: readonly string[],
  items: readonly OutboxItem[],
  route: string,
): string[] {
  return items
    .filter(({ command, state }) => command.route === route && (state === 'phone' || state === 'sending'))
    .reduce<string[]>(
      (queue, { command: { kind, competitor, payload } }) => {
        if (!isQueueKind(kind)) return queue;
        return decideQueue(kind, queue, competitor, payload.queue ? { queue: payload.queue } : {});
      },
      [...saved],
    );
}

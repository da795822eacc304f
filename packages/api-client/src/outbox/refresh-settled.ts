import { decideQueue, type QueueKind } from '@topout/domain';
import { paint, refresh } from '../http/cache.ts';
import { attemptsKeys, entryKey, heldKey, ownQueuesKey, queueKey, queuesKey, waitingKey } from '../keys.ts';
import type { OutboxItem } from './item.ts';

const isQueueKind = (kind: string): kind is QueueKind => kind.startsWith('queue.');

/**
 * After an answer, reads again whatever is shown of the attempts, the person's entry and the queue
 * (behaviour: calls#changes-on-screen-first).
 */
export function refreshSettled(items: readonly OutboxItem[]) {
  for (const item of items) paintQueue(item);
  const keys = new Set(items.flatMap(keysOf));
  quietly(refresh(...keys));
  const streams = new Map(
    items.map((item) => [`${item.command.route} ${item.command.competitor ?? ''}`, item]),
  );
  for (const { competition, command } of streams.values()) {
    if (command.competitor !== null && !isQueueKind(command.kind))
      quietly(refresh(...attemptsKeys(competition, command.route, command.competitor)));
  }
}

function keysOf({ competition, command: { kind, route, competitor } }: OutboxItem): string[] {
  if (isQueueKind(kind))
    return [
      queueKey(competition, route),
      waitingKey(competition, route),
      queuesKey(competition),
      ownQueuesKey(competition),
    ];
  return [heldKey(competition), ...(competitor === null ? [] : [entryKey(competition, competitor)])];
}

/** Until the next read, the queue on screen is the one that the command made. */
function paintQueue({
  competition,
  state,
  reason,
  command: { kind, route, competitor, payload },
}: OutboxItem) {
  if (state !== 'confirmed' || reason !== null || !isQueueKind(kind)) return;
  const move = payload.queue ? { queue: payload.queue } : {};
  quietly(
    paint<string[]>(
      queueKey(competition, route),
      (queue) => queue && decideQueue(kind, queue, competitor, move),
    ),
  );
}

/** A screen that is gone must not cost anything already settled. */
function quietly(work: Promise<void>) {
  work.catch(() => undefined);
}

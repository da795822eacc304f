import { refresh } from '../http/cache.ts';
import { refreshAttempts } from '../resources/attempts.ts';
import { entryKey } from '../resources/entries.ts';
import { queueKey } from '../resources/queues.ts';
import type { OutboxItem } from './item.ts';

/** After an answer: the attempts, the person's entry, the queue, whatever of them is shown (spec 2 §4). */
export function refreshSettled(items: readonly OutboxItem[]) {
  const done = new Set<string>();
  for (const { competition, command } of items) {
    const { kind, route, competitor } = command;
    const isQueue = kind.startsWith('queue.');
    const key = isQueue ? queueKey(competition, route) : `${route} ${competitor ?? ''}`;
    if (done.has(key)) continue;
    done.add(key);
    if (isQueue) void refresh(key);
    else if (competitor !== null) {
      void refreshAttempts(competition, route, competitor);
      void refresh(entryKey(competition, competitor), `competitions/${competition}/commands/held*`);
    }
  }
}

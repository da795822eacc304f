import type { OutboxItem } from '@topout/api-client';

/** Changes of a queue that came to nothing: the server says why, and nobody has to decide. */
export const droppedOf = (items: readonly OutboxItem[]): readonly OutboxItem[] =>
  items.filter(
    ({ state, reason, command }) =>
      state === 'confirmed' && reason !== null && command.kind.startsWith('queue.'),
  );

import type { OutboxItem } from '@topout/api-client';

/** Queue changes, confirmations and incidents that had no effect: the server gives the reason, and nobody has to decide. */
export const droppedOf = (items: readonly OutboxItem[]): readonly OutboxItem[] =>
  items.filter(
    ({ state, reason, command }) =>
      state === 'confirmed' && reason !== null && !command.kind.startsWith('attempts.'),
  );

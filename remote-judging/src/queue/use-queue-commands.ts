import { addCommands, type NewCommand } from '@topout/api-client';
import { useMemo } from 'react';

export interface QueueCommands {
  readonly add: (user: string) => void;
  readonly remove: (user: string) => void;
  /** The whole list in its new order. */
  readonly move: (queue: readonly string[]) => void;
}

/** Changes to a queue: on screen at once, sent by the outbox. */
export function useQueueCommands(competition: string, route: string): QueueCommands {
  return useMemo(() => {
    const put = (kind: NewCommand['kind'], competitor: string | null, payload: NewCommand['payload'] = {}) =>
      void addCommands(competition, [{ kind, route, competitor, base: null, payload }]);
    return {
      add: (user) => put('queue.add', user),
      remove: (user) => put('queue.remove', user),
      move: (queue) => put('queue.move', null, { queue: [...queue] }),
    };
  }, [competition, route]);
}

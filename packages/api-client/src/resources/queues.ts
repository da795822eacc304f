import { pollMs, useKept, useKeptList } from '@topout/api-client/core';
import type { QueuesReply, Queue as Wire } from '@topout/contract';
import { queueKey, queuesKey } from '../keys.ts';

/** User uuids in climbing order. A route not looked at yet takes them from the list of all queues. */
export function useQueue(competition: string, route: string | null) {
  const key = route && queueKey(competition, route);
  const own = useKeptList<Wire[number]>(key, { refreshInterval: pollMs });
  const all = useQueues(route && competition, { peek: true });
  const known = route === null ? undefined : all.data?.get(route);
  return own.data || !known ? own : { ...own, data: [...known], isLoading: false, isKept: true };
}

/** The queues of all routes that this person may see, by route. */
export function useQueues(competition: string | null, { peek = false } = {}) {
  const { data, ...rest } = useKept<QueuesReply>(competition && queuesKey(competition), {
    refreshInterval: pollMs,
    peek,
  });
  return { ...rest, data: data && new Map(data.data.map(({ route, queue }) => [route, queue])) };
}

import type { Queue as Wire } from '@topout/contract';
import { useKeptList } from '../kept/use-kept.ts';

export const queueKey = (competition: string, route: string) =>
  `competitions/${competition}/route-queues/${route}`;

/** User uuids in the order they climb; read again every 10 s while shown, as other judges change it too. */
export const useQueue = (competition: string, route: string | null) =>
  useKeptList<Wire[number]>(route && queueKey(competition, route), { refreshInterval: 10_000 });

import type { RouteIncident } from '@topout/contract';
import { isUnsent, type OutboxItem, useAttempts, useOutbox } from '@topout/api-client';

export interface IncidentNow {
  /** The last one; null where there was none. */
  readonly incident: RouteIncident | null;
  /** The server does not have it yet. */
  readonly onPhone: boolean;
  /** How many are confirmed here. */
  readonly restarts: number;
}

/** What is known of technical incidents of one climber on one route, with what this phone has not sent yet. */
export function useIncident(competition: string, route: string, user: string): IncidentNow {
  const { data } = useAttempts(competition, route, user);
  const items = useOutbox()?.items ?? [];
  const mine = items.findLast(
    (item) => isRecord(item) && item.command.route === route && item.command.competitor === user,
  );
  const restarts = data?.restarts ?? 0;
  if (!mine || mine.id === data?.incident?.uuid)
    return { incident: data?.incident ?? null, onPhone: false, restarts };
  return { incident: recordedIn(mine), onPhone: true, restarts };
}

const isRecord = (item: OutboxItem) => item.command.kind === 'incident.record' && isUnsent(item);

function recordedIn({ id, command }: OutboxItem): RouteIncident | null {
  const { incident } = command.payload;
  if (!incident) return null;
  const { text: _text, ...said } = incident;
  return { uuid: id, state: 'OPEN', at: command.clientTime, ...said };
}

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
  const mine = (useOutbox()?.items ?? []).filter(
    ({ command }) => command.route === route && command.competitor === user,
  );
  const read = { incident: data?.incident ?? null, onPhone: false };
  return { ...mine.reduce(after, read), restarts: data?.restarts ?? 0 };
}

type Known = Omit<IncidentNow, 'restarts'>;

/** What was known, and then this on the phone. */
function after(known: Known, item: OutboxItem): Known {
  const { incident } = known;
  const { kind, clientTime } = item.command;
  if (kind === 'incident.record' && isUnsent(item) && item.id !== incident?.uuid)
    return { incident: recordedIn(item), onPhone: true };
  // Also once it is confirmed: what was read may be older.
  const withdraws = kind === 'incident.withdraw' && (isUnsent(item) || isApplied(item));
  const isOld = incident?.state === 'OPEN' && Date.parse(incident.at) <= Date.parse(clientTime);
  return withdraws && isOld ? { incident: null, onPhone: false } : known;
}

const isApplied = ({ state, reason }: OutboxItem) => state === 'confirmed' && reason === null;

function recordedIn({ id, command }: OutboxItem): RouteIncident | null {
  const { incident } = command.payload;
  if (!incident) return null;
  const { text: _text, ...said } = incident;
  return { uuid: id, state: 'OPEN', at: command.clientTime, ...said };
}

import type { LogRow } from './log.queries.ts';
import type { ScoringCommand } from './command.ts';

/** A command as it originally arrived. */
export function commandFromLog(row: LogRow): ScoringCommand {
  const { id, kind, route, competitor, base, device, payload } = row;
  return {
    id,
    kind,
    route,
    competitor,
    base,
    device,
    actor: row.actor?.uuid ?? null,
    deviceSeq: row.deviceSeq ?? 0,
    clientTime: (row.clientTime ?? row.receivedAt).toISOString(),
    attempts: payload.attempts ?? [],
    queue: payload.queue ?? [],
    call: payload.call ?? null,
    witnessed: null,
    card: [],
    incident: null,
    bodyHash: row.bodyHash.toString('hex'),
    said: null,
  };
}

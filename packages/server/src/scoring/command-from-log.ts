import type { LogRow } from '../history/log.queries.ts';
import { attemptFromJson } from './attempt-json.ts';
import type { ScoringCommand } from './command.ts';

/** A command as it once came in. */
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
    deviceSeq: row.device_seq ?? 0,
    clientTime: (row.client_time ?? row.received_at).toISOString(),
    attempts: (payload.attempts ?? []).map(attemptFromJson),
    queue: payload.queue ?? [],
    bodyHash: row.body_hash.toString('hex'),
  };
}

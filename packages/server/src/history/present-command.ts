import type { AttemptInput, LoggedCommand } from '@topout/contract';
import type { CompetitionSnapshot } from '../authority/competition-snapshot.ts';
import type { AttemptJson } from '../scoring/attempt-json.ts';
import { heldSentence } from '../scoring/held-sentence.ts';
import type { LogRow } from './log.queries.ts';

/** A line of the log for people: who, what, when, from where, and what came of it. */
export function presentCommand(row: LogRow, competition: CompetitionSnapshot): LoggedCommand {
  const { id, kind, route, competitor, entry, actor, device, outcome, version, resolution } = row;
  return {
    id,
    kind,
    route,
    competitor,
    competitor_name: row.competitor_name,
    entry,
    actor,
    device,
    client_time: row.client_time?.toISOString() ?? null,
    received_at: row.received_at.toISOString(),
    outcome,
    reason: row.reason === null ? null : heldSentence(row.reason, competition, route),
    version,
    attempts: row.payload.attempts?.map(asSent) ?? null,
    queue: row.payload.queue ?? null,
    resolution,
    resolved_at: row.resolved_at?.toISOString() ?? null,
  };
}

const asSent = ({ judge: _judge, ...attempt }: AttemptJson): AttemptInput => attempt;

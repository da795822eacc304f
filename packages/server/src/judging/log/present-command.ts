import type { Attempt } from '@topout/domain';
import type { AttemptInput, LoggedCommand } from '@topout/contract';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { heldSentence } from './held-sentence.ts';
import type { LogRow } from './log.queries.ts';

/** A line of the log for people: who, what, when, from where, and the outcome. */
export function presentCommand(row: LogRow, competition: CompetitionSnapshot): LoggedCommand {
  const { id, kind, route, competitor, entry, actor, device, outcome, version, resolution } = row;
  return {
    id,
    kind,
    route,
    competitor,
    competitorName: row.competitorName,
    entry,
    actor,
    device,
    clientTime: row.clientTime?.toISOString() ?? null,
    receivedAt: row.receivedAt.toISOString(),
    outcome,
    reason: row.reason === null ? null : heldSentence(row.reason, competition, route),
    version,
    attempts: row.payload.attempts?.map(asSent) ?? null,
    queue: row.payload.queue ?? null,
    resolution,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}

const asSent = ({ judge: _judge, ...attempt }: Attempt): AttemptInput => attempt;

import type { CompetitionSummary } from '@topout/contract';
import { competitionStatus } from '@topout/domain';
import type { CompetitionListRow } from './competition-list.queries.ts';

/** A line of a list of competitions. */
export function presentSummary(
  { id, startsAt, endsAt, cancelled, ...row }: CompetitionListRow,
  nowMs: number,
): CompetitionSummary {
  return {
    uuid: id,
    ...row,
    startTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    status: competitionStatus({ nowMs, startMs: startsAt.getTime(), endMs: endsAt.getTime(), cancelled }),
  };
}

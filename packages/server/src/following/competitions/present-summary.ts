import { competitionStatus } from '@topout/domain';

interface Listed {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelled: boolean;
}

/** A line of a list of competitions, with everything else that was read of it. */
export function presentSummary<Row extends Listed>(
  { id, startsAt, endsAt, cancelled, ...row }: Row,
  nowMs: number,
) {
  return {
    uuid: id,
    ...row,
    startTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    status: competitionStatus({ nowMs, startMs: startsAt.getTime(), endMs: endsAt.getTime(), cancelled }),
  };
}

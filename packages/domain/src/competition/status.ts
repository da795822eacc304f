export type CompetitionStatus = 'LIVE' | 'UPCOMING' | 'PAST' | 'CANCELLED';

export interface CompetitionTimes {
  readonly nowMs: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly cancelled: boolean;
}

/** A competition's status for the lists on the home page. Times are milliseconds since 1970. */
export function competitionStatus({ nowMs, startMs, endMs, cancelled }: CompetitionTimes): CompetitionStatus {
  if (cancelled) return 'CANCELLED';
  if (nowMs >= endMs) return 'PAST';
  return nowMs >= startMs ? 'LIVE' : 'UPCOMING';
}

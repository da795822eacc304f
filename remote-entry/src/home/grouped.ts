export interface Grouped {
  readonly live: readonly CompetitionSummary[];
  readonly upcoming: readonly CompetitionSummary[];
  readonly past: readonly CompetitionSummary[];
}

/** Live, upcoming and past, each in the given order. A cancelled one stays where its time puts it. */
export function grouped(competitions: readonly CompetitionSummary[], nowMs: number): Grouped {
  const standing = ({ status, endTime }: CompetitionSummary) => {
    if (status !== 'CANCELLED') return status;
    return Date.parse(endTime) > nowMs ? 'UPCOMING' : 'PAST';
  };
  const those = (wanted: string) => competitions.filter((competition) => standing(competition) === wanted);
  return { live: those('LIVE'), upcoming: those('UPCOMING'), past: those('PAST') };
}
import type { CompetitionSummary } from '@topout/contract';

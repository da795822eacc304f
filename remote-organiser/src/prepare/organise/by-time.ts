interface Group {
  readonly when: 'live' | 'upcoming' | 'past';
  readonly those: readonly OwnCompetition[];
}

/** Live ones, then upcoming, soonest first, then past, newest first. Without empty groups. */
export function byTime(competitions: readonly OwnCompetition[], nowMs: number): readonly Group[] {
  const start = ({ startTime }: OwnCompetition) => Date.parse(startTime);
  const over = ({ endTime }: OwnCompetition) => Date.parse(endTime) <= nowMs;
  const to = competitions.filter((one) => !over(one)).toSorted((a, b) => start(a) - start(b));
  const groups: Group[] = [
    { when: 'live', those: to.filter((one) => start(one) <= nowMs) },
    { when: 'upcoming', those: to.filter((one) => start(one) > nowMs) },
    { when: 'past', those: competitions.filter(over).toSorted((a, b) => start(b) - start(a)) },
  ];
  return groups.filter(({ those }) => those.length > 0);
}
import type { OwnCompetition } from '@topout/contract';

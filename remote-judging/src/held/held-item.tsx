import type { Entry, HeldResult, Route } from '@topout/contract';
import type { Judging } from '../competition/use-judging.ts';
import { HeldCard } from '../conflicts/held-card.tsx';
import { HeldAbout } from './held-about.tsx';

export interface HeldItemProps {
  readonly judging: Judging;
  readonly line: HeldResult;
  /** Absent if the competition has no such route. */
  readonly route: Route | undefined;
  /** Absent for a person who is not entered. */
  readonly entry: Entry | undefined;
}

/** One held result, with its competitor. */
export function HeldItem({ judging, line, route, entry }: HeldItemProps) {
  return (
    <HeldCard
      line={{ ...line, onServer: true }}
      judging={judging}
      route={route}
      about={<HeldAbout judging={judging} line={line} route={route} entry={entry} />}
    />
  );
}

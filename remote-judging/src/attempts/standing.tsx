import type { Route } from '@topout/contract';
import { ordinal, resultOf } from '@topout/domain';
import type { ReactNode } from 'react';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';
import { marksOf } from '../queue/marks-of.ts';
import { texts } from '../texts.ts';
import { attemptTexts } from './texts.ts';
import styles from './standing.module.css';

export interface StandingProps {
  /** On screen, saved or not. */
  readonly attempts: readonly ShownAttempt[];
  readonly route: Pick<Route, 'climbType' | 'segmentsCount'>;
  readonly total: ReactNode;
}

/** What the attempts on screen add up to on this route, and the competitor's total. */
export function Standing({ attempts, route, total }: StandingProps) {
  return (
    <p className={styles.standing}>
      <span>
        {attemptTexts.running} <strong>{runningResult(attempts, route)}</strong>
      </span>
      {total}
    </p>
  );
}

/** "Top 3rd, Zone 1st", "2 attempts", "34+". */
function runningResult(
  attempts: readonly ShownAttempt[],
  { climbType, segmentsCount: zones }: StandingProps['route'],
): string {
  const result = resultOf(attempts, climbType);
  if (!result) return texts.nothingThere;
  if (climbType === 'SPORT') return marksOf({ attempts }, { climbType, segmentsCount: zones });
  const { tries, top, zone1, zone2 } = result;
  const steps = [
    [texts.top, top],
    [zoneWord(2, zones), zones > 1 ? zone2 : null],
    [zoneWord(1, zones), zones > 0 ? zone1 : null],
  ] as const;
  // A climber who topped on the same attempt has every zone on it too.
  const reached = steps.filter(([, at], index) => at !== null && (index === 0 || at !== top));
  return reached.length === 0
    ? texts.attemptsMade(tries)
    : reached.map(([word, at]) => `${word} ${ordinal(at ?? 0)}`).join(', ');
}

const zoneWord = (zone: number, zones: number): string => texts.zoneReached(zones > 1 ? zone : null);

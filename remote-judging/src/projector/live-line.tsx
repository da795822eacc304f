import type { Competition, Liveness } from '@topout/api-client';
import { StatePill } from '@topout/ui';
import { screenTexts as texts } from './texts.ts';

export interface LiveLineProps {
  readonly competition: Competition;
  readonly live: Liveness;
}

/** Whether the hall may trust what it sees: nothing is said while that is not known. */
export function LiveLine({ competition: { stages, status }, live }: LiveLineProps) {
  if (stages[0]?.pendingResults === false || status === 'PAST')
    return <StatePill state="past">{texts.final}</StatePill>;
  if (live === 'connecting') return null;
  if (live === 'live') return <StatePill state="live">{texts.live}</StatePill>;
  return live === 'delayed' ? (
    <StatePill state="pending">{texts.delayed}</StatePill>
  ) : (
    <StatePill state="offline">{texts.notLive}</StatePill>
  );
}

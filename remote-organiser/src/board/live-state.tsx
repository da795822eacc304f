import type { Competition, Liveness } from '@topout/api-client';
import { StatePill } from '@topout/ui';
import { boardTexts as texts } from '../texts.ts';

export interface LiveStateProps {
  readonly competition: Competition;
  readonly live: Liveness;
}

/** How the board stands: live or not while the competition runs, final or not after it. */
export function LiveState({ competition, live }: LiveStateProps) {
  const { status, stages } = competition;
  if (status === 'CANCELLED') return <StatePill state="cancelled" />;
  const [stage] = stages;
  if (stage?.published?.outdated) return <StatePill state="pending">{texts.corrected}</StatePill>;
  if (stage?.published?.final === false) return <StatePill state="pending">{texts.provisional}</StatePill>;
  if (stage?.pendingResults === false) return <StatePill state="past">{texts.final}</StatePill>;
  if (status === 'PAST') return <StatePill state="past">{texts.ended}</StatePill>;
  if (live === 'stale') return <StatePill state="offline">{texts.notLive}</StatePill>;
  if (status === 'UPCOMING') return <StatePill state="upcoming" />;
  return live === 'live' ? (
    <StatePill state="live" />
  ) : (
    <StatePill state="pending">{live === 'delayed' ? texts.delayed : texts.connecting}</StatePill>
  );
}

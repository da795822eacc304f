import type { Competition } from '@topout/contract';
import type { Liveness } from '@topout/api-client';
import { standingOf } from '@topout/domain';
import { StatePill } from '@topout/ui';
import { boardTexts as texts } from '../../../texts.ts';

export interface LiveStateProps {
  readonly competition: Competition;
  readonly live: Liveness;
}

/** How the board stands: live or not while the competition runs, and how far it may be relied on after it. */
export function LiveState({ competition, live }: LiveStateProps) {
  const { status, stages, published } = competition;
  if (status === 'CANCELLED') return <StatePill state="cancelled" />;
  const [stage] = stages;
  const standing = standingOf(stage?.pendingResults === false, stage?.published ?? published);
  if (standing === 'final') return <StatePill state="past">{texts.final}</StatePill>;
  if (standing !== 'open') return <StatePill state="pending">{texts[standing]}</StatePill>;
  if (status === 'PAST') return <StatePill state="past">{texts.ended}</StatePill>;
  if (live === 'stale' || competition.hall?.silent)
    return <StatePill state="offline">{texts.notLive}</StatePill>;
  if (status === 'UPCOMING') return <StatePill state="upcoming" />;
  return live === 'live' ? (
    <StatePill state="live" />
  ) : (
    <StatePill state="pending">{live === 'delayed' ? texts.delayed : texts.connecting}</StatePill>
  );
}

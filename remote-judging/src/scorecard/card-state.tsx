import type { Competition } from '@topout/contract';
import type { Liveness } from '@topout/api-client';
import { standingOf } from '@topout/domain';
import { StatePill } from '@topout/ui';
import { texts } from './texts.ts';

export interface CardStateProps {
  readonly competition: Pick<Competition, 'status' | 'stages' | 'published' | 'hall'>;
  /** Null where there is no live board to follow. */
  readonly live: Liveness | null;
}

/**
 * How far the card may be relied on, in the words of its board: live only while results come in. The board's own sign
 * also says that it connects, or has yet to begin; the first thing that each of them loads is kept apart.
 */
export function CardState({ competition, live }: CardStateProps) {
  const { status, stages, published } = competition;
  if (status === 'CANCELLED') return <StatePill state="cancelled" />;
  const [stage] = stages;
  const standing = standingOf(stage?.pendingResults === false, stage?.published ?? published);
  if (standing === 'final') return <StatePill state="past">{texts.final}</StatePill>;
  if (standing !== 'open') return <StatePill state="pending">{texts[standing]}</StatePill>;
  if (status === 'PAST') return <StatePill state="past">{texts.ended}</StatePill>;
  if (status !== 'LIVE') return null;
  if (competition.hall?.silent) return <StatePill state="offline">{texts.notLive}</StatePill>;
  if (live === 'live') return <StatePill state="live">{texts.live}</StatePill>;
  if (live === 'delayed') return <StatePill state="pending">{texts.delayed}</StatePill>;
  return live === 'stale' ? <StatePill state="offline">{texts.notLive}</StatePill> : null;
}

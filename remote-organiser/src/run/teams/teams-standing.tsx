import type { Competition } from '@topout/contract';
import { firstStage, standingOf } from '@topout/domain';
import { StatePill } from '@topout/ui';
import { boardTexts } from '../../texts.ts';

/** How far the board of teams may be relied on: as the stage that they score in. Nothing while that is open. */
export function TeamsStanding({ stages }: Pick<Competition, 'stages'>) {
  const stage = firstStage(stages);
  const standing = standingOf(stage?.pendingResults === false, stage?.published ?? null);
  if (standing === 'open') return null;
  return <StatePill state={standing === 'final' ? 'past' : 'pending'}>{boardTexts[standing]}</StatePill>;
}

import { formatEndedAt, venueZone } from '@topout/domain';
import { Notice } from '@topout/ui';
import { texts } from '../texts.ts';
import type { Judging } from './use-judging.ts';

/** When judging ended: at the end time, or at an earlier closing. */
function endedAt({ competition, stage }: Pick<Judging, 'competition' | 'stage'>): Date {
  const closedAt = stage?.closedAt;
  const end = new Date(competition.endTime);
  return closedAt && new Date(closedAt) < end ? new Date(closedAt) : end;
}

/** "Competition closed", and since when (behaviour: judging#closed). */
export default function ClosedNoticeText({ judging }: { readonly judging: Judging }) {
  return (
    <Notice tone="info" title={texts.closed}>
      {texts.endedOn(formatEndedAt(endedAt(judging), venueZone(judging.competition.venues[0])))}
    </Notice>
  );
}

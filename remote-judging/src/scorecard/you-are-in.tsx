import type { Competition, EntryDetail } from '@topout/contract';
import { formatDashboardTime, forReader, venueZone } from '@topout/domain';
import { Notice } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

interface YouAreInProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
}

/** Before the first attempt an own card has nothing to show: it says that the entry is made, for when, and what comes next. */
export default function YouAreIn({ competition, card }: YouAreInProps) {
  const { uuid, status, startTime, venues, stages } = competition;
  const [venue] = venues;
  const [stage] = stages;
  const begins = (status === 'UPCOMING' || status === 'LIVE') && stage?.pendingResults !== false;
  if (!begins || card.status !== 'ENTERED' || card.attemptsCount > 0) return null;
  const when = forReader(formatDashboardTime, startTime, venueZone(venue));
  return (
    <Notice tone="success" title={texts.youAreIn(card.category.name)}>
      {[when, venue?.name].filter(Boolean).join(', ')}. {texts.whatNext(card.competitorNumber)}
      {stages.some(({ planned }) => planned) && (
        <p>
          <Link to={`/${uuid}/plan`}>{texts.yourSlots}</Link>
        </p>
      )}
    </Notice>
  );
}

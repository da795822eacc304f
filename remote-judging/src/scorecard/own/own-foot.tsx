import type { Competition, EntryDetail, LeaderboardRow } from '@topout/contract';
import { CardActions } from '../card-actions.tsx';
import { CardBand } from '../card-band.tsx';
import type { DayRoute } from '../card-day.ts';
import { DayPicture } from '../day-picture.tsx';
import { sharedCard } from '../share/shared-card.ts';

export interface OwnFootProps {
  readonly competition: Competition;
  readonly shown: string;
  readonly card: EntryDetail;
  readonly standing: Pick<LeaderboardRow, 'position' | 'scoreText'>;
  readonly day: readonly DayRoute[];
  readonly attempts: number;
}

/** After the routes: the picture that one shows around, and what to do with the card. */
export default function OwnFoot({ competition, shown, card, standing, day, attempts }: OwnFootProps) {
  return (
    <CardBand>
      <DayPicture day={day} attempts={attempts} />
      <CardActions
        competition={competition.uuid}
        shown={shown}
        user={card.user.uuid}
        card={sharedCard(competition, card, standing, day)}
      />
    </CardBand>
  );
}

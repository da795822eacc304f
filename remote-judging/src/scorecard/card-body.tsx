import type { Competition, EntryDetail, LeaderboardRow } from '@topout/contract';
import { CardActions } from './card-actions.tsx';
import { CardBand } from './card-band.tsx';
import type { DayRoute } from './card-day.ts';
import { CardFigures } from './card-figures.tsx';
import { DayPicture } from './day-picture.tsx';
import { sharedCard } from './share/shared-card.ts';

export interface CardBodyProps {
  readonly competition: Competition;
  /** Whose card is on show: `me`, or a profile's uuid. */
  readonly shown: string;
  readonly card: EntryDetail;
  /** The person's line of the live board, newer than the card. */
  readonly row: LeaderboardRow | undefined;
  /** Null while boards are hidden from whoever looks. */
  readonly day: readonly DayRoute[] | null;
  /** How many, as the day says. */
  readonly attempts: number;
}

/** Position, score and the picture of the day, and what to do with them. */
export function CardBody({ competition, shown, card, row, day, attempts }: CardBodyProps) {
  return (
    <CardBand>
      <CardFigures standing={row ?? card} />
      {day && <DayPicture day={day} attempts={attempts} />}
      <CardActions
        competition={competition.uuid}
        shown={shown}
        user={card.user.uuid}
        card={sharedCard(competition, card, row ?? card, day ?? [])}
      />
    </CardBand>
  );
}

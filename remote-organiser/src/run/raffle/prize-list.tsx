import type { Raffle, RaffleDraw } from '@topout/contract';
import { Button, List, ListItem } from '@topout/ui';
import { Record } from './record.tsx';
import { texts } from './texts.ts';

interface PrizeListProps {
  readonly prizes: Raffle['prizes'];
  readonly timeZone: string;
  readonly busy: boolean;
  readonly onAbsent: (draw: RaffleDraw) => void;
}

/** The prizes with their winners, and everybody who was drawn for them. */
export const PrizeList = ({ prizes, timeZone, busy, onAbsent }: PrizeListProps) => (
  <List aria-label={texts.prizes}>
    {prizes.map(({ uuid, name, draws }, index) => {
      const winner = draws.find(({ absent }) => !absent);
      const prize = name || texts.prize(index + 1);
      return (
        <ListItem
          key={uuid}
          title={winner ? texts.won(prize, winner.name) : prize}
          subtitle={
            draws.length > 0
              ? draws.map((draw) => <Record key={draw.uuid} draw={draw} timeZone={timeZone} />)
              : texts.open
          }
          actions={
            winner && (
              <Button
                disabled={busy}
                aria-label={texts.absentOf(winner.name)}
                onClick={() => onAbsent(winner)}
              >
                {texts.absent}
              </Button>
            )
          }
        />
      );
    })}
  </List>
);

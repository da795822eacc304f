import type { Raffle, RaffleDraw } from '@topout/contract';
import { serverNow, setAbsent } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import { lastDrawnAt, nextPrize, revealedAt } from '@topout/domain';
import { Button, EmptyState, Section } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../../prepare/setup/use-change.ts';
import { UndoToast } from '../../undo/undo-toast.tsx';
import { PrizeList } from './prize-list.tsx';
import { texts } from './texts.ts';
import { useDraw } from './use-draw.ts';

interface DrawsProps {
  readonly competition: string;
  readonly timeZone: string;
  readonly raffle: Raffle;
}

/** The next prize to draw, and what became of the others. */
export function Draws({ competition, timeZone, raffle: { prizes, pool } }: DrawsProps) {
  const { busy: drawing, draw } = useDraw(competition);
  const { busy: changing, change } = useChange();
  const [absent, setGone] = useState<RaffleDraw | null>(null);
  const next = nextPrize(prizes);
  const last = lastDrawnAt(prizes);
  // Pressed a moment after somebody else, it would draw the next prize while the hall waits for this one.
  const isRevealed = usePassed(last && revealedAt(last), serverNow) || last === undefined;
  const say = (one: RaffleDraw, is: boolean) =>
    change(async () => {
      await setAbsent(competition, one.uuid, is);
      setGone(is ? one : null);
    });
  if (prizes.length === 0) return <EmptyState title={texts.none}>{texts.noneText}</EmptyState>;
  return (
    <Section title={texts.prizes} count={prizes.length}>
      {next && pool.length > 0 && (
        <Button
          variant="primary"
          size="lg"
          fullWidth
          busy={drawing}
          disabled={changing || !isRevealed}
          onClick={() => void draw(next.prize.uuid)}
        >
          {texts.draw(next.prize.name || texts.prize(next.number))}
        </Button>
      )}
      <p aria-live="polite">{!next ? texts.all : pool.length === 0 && texts.empty}</p>
      <PrizeList
        prizes={prizes}
        timeZone={timeZone}
        busy={drawing || changing}
        onAbsent={(one) => void say(one, true)}
      />
      {absent && (
        <UndoToast key={absent.uuid} onUndo={() => void say(absent, false)} onClose={() => setGone(null)}>
          {texts.absentDone(absent.name)}
        </UndoToast>
      )}
    </Section>
  );
}

import type { Raffle } from '@topout/contract';
import { RefusedError, serverNow, useDrawWinner } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { usePassed } from '@topout/app-kit/use-passed';
import { lastDrawnAt, nextPrize, revealedAt } from '@topout/domain';
import { Button } from '@topout/ui';
import { useState } from 'react';
import { raffleTexts as texts } from './texts.ts';

interface RaffleControlProps {
  readonly competition: string;
  readonly raffle: Raffle;
}

/** Draws the next prize while the screens show the raffle. (behaviour: raffle#hall) */
export function RaffleControl({ competition, raffle: { prizes, pool } }: RaffleControlProps) {
  const drawWinner = useDrawWinner(competition);
  const showError = useShowError();
  const [busy, setBusy] = useState(false);
  const next = nextPrize(prizes);
  const last = lastDrawnAt(prizes);
  // Pressed a moment after somebody else, it would draw the next prize while the hall waits for this one.
  const isRevealed = usePassed(last && revealedAt(last), serverNow) || last === undefined;
  if (!next) return <p>{texts.over}</p>;
  if (pool.length === 0) return <p>{texts.nobodyLeft}</p>;
  const draw = () => {
    setBusy(true);
    drawWinner(next.prize.uuid)
      .then(
        () => showError(null),
        (error: unknown) =>
          showError((error instanceof RefusedError && error.messages[0]) || texts.notDrawn, error),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="primary" size="lg" fullWidth busy={busy} disabled={!isRevealed} onClick={draw}>
      {isRevealed ? texts.draw(next.prize.name || texts.prize(next.number)) : texts.drawing}
    </Button>
  );
}

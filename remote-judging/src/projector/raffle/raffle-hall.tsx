import type { RaffleWinners } from '@topout/contract';
import { refreshWinners, useCompetition, useRaffleWinners } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { Spinner } from '@topout/ui';
import { useEffect } from 'react';
import styles from './raffle-hall.module.css';
import { Stage } from './stage.tsx';
import { raffleTexts as texts } from './texts.ts';
import { useIsRevealed } from './use-is-revealed.ts';
import { Winners } from './winners.tsx';

interface RaffleHallProps {
  readonly competition: string;
  /** How often the raffle has changed, as this screen was told. */
  readonly changes: number;
  /** Empty = none. */
  readonly message: string;
}

/** The raffle on the hall's screen: the prize, a moment of suspense, the name. */
export function RaffleHall({ competition: uuid, changes, message }: RaffleHallProps) {
  const read = useRaffleWinners(uuid);
  const { data: competition } = useCompetition(uuid);
  useEffect(() => {
    if (changes > 0) void refreshWinners(uuid);
  }, [uuid, changes]);
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{read.error ? texts.notLive : competition?.name}</p>
      </header>
      {message !== '' && <output className={styles.message}>{message}</output>}
      <LoadState read={read} loading={<Spinner label={texts.loading} page />}>
        {(raffle) => <Drawn competition={uuid} raffle={raffle} />}
      </LoadState>
    </main>
  );
}

interface DrawnProps {
  readonly competition: string;
  readonly raffle: RaffleWinners;
}

function Drawn({ competition, raffle }: DrawnProps) {
  const { last, prizes } = raffle;
  const drawn = prizes.find(({ winner }) => winner !== null && winner.draw === last);
  const revealed = useIsRevealed(competition, drawn?.winner ?? undefined);
  return (
    <>
      <Stage raffle={raffle} drawing={drawn !== undefined && !revealed} />
      <Winners raffle={raffle} hidden={last} />
    </>
  );
}

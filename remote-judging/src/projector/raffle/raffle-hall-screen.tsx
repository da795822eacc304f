import type { RaffleWinners } from '@topout/contract';
import { useCompetition, useRaffleWinners } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { Spinner } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { useWakeLock } from '../../competition/use-wake-lock.ts';
import styles from './raffle-hall.module.css';
import { Stage } from './stage.tsx';
import { raffleTexts as texts } from './texts.ts';
import { useRevealed } from './use-revealed.ts';
import { Winners } from './winners.tsx';

/** The raffle on the hall's screen: the prize, a moment of suspense, the name. (behaviour: raffle#hall) */
export default function RaffleHallScreen() {
  const { competition: uuid = '' } = useParams();
  const read = useRaffleWinners(uuid);
  const { data: competition } = useCompetition(uuid);
  usePage({ title: texts.title });
  useWakeLock();
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{read.error ? texts.notLive : competition?.name}</p>
      </header>
      <LoadState read={read} loading={<Spinner label={texts.loading} page />}>
        {(raffle) => <Hall raffle={raffle} />}
      </LoadState>
    </main>
  );
}

function Hall({ raffle }: { readonly raffle: RaffleWinners }) {
  const revealed = useRevealed(raffle.last);
  const drawing = raffle.last !== null && raffle.last !== revealed;
  return (
    <>
      <Stage raffle={raffle} drawing={drawing} />
      <Winners raffle={raffle} hidden={raffle.last} />
    </>
  );
}

import { usePage } from '@topout/app-kit';
import { useParams } from 'react-router-dom';
import { useWakeLock } from '../../competition/use-wake-lock.ts';
import { useMessage } from '../use-message.ts';
import { useSteered } from '../use-steered.ts';
import { RaffleHall } from './raffle-hall.tsx';
import { raffleTexts as texts } from './texts.ts';

/** A screen of the hall that always shows the raffle. (behaviour: raffle#hall) */
export default function RaffleHallScreen() {
  const { competition = '' } = useParams();
  const { raffle, steered } = useSteered(competition, '');
  const message = useMessage(competition, steered.message);
  usePage({ title: texts.title });
  useWakeLock();
  return <RaffleHall competition={competition} changes={raffle} message={message} />;
}

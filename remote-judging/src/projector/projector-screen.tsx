import { refresh, serverNow, useCompetition } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { usePassed } from '@topout/app-kit/use-passed';
import { Spinner } from '@topout/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useWakeLock } from '../competition/use-wake-lock.ts';
import { hallOf } from './hall.ts';
import { useLastShown } from './last-shown.ts';
import { Projection } from './projection.tsx';
import { screenTexts as texts } from './texts.ts';
import { useScreenName } from './use-screen-name.ts';

/**
 * Whether the board is visible, and when the competition ends, may change while nobody is at the keyboard.
 */
const readAgainMs = 30_000;

/** The board on the hall screen: page after page, category after category, with nobody at the keyboard. */
export default function ProjectorScreen() {
  const { competition: uuid = '' } = useParams();
  const { data: competition, error } = useCompetition(uuid);
  const name = useScreenName();
  const last = useLastShown(uuid, name);
  const hall = competition ? hallOf(competition) : last?.hall;
  const ended = usePassed(hall?.endTime, serverNow);
  usePage({ title: texts.screen });
  useWakeLock();
  useEffect(() => {
    const timer = setInterval(() => void refresh(`competitions/${uuid}`), readAgainMs);
    return () => clearInterval(timer);
  }, [uuid]);
  return (
    <LoadState
      read={{ data: last === undefined ? undefined : hall, error: hall ? undefined : error }}
      loading={<Spinner label={texts.loading} page />}
    >
      {(shown) => <Projection key={name} hall={shown} name={name} ended={ended} last={last ?? null} />}
    </LoadState>
  );
}

import { useClock } from '@topout/api-client';
import { ClockStrip } from '@topout/app-kit/clock';
import { useParams } from 'react-router-dom';
import { TurnOnRoute } from '../plan/turn-on-route.tsx';

/** The time left above a judge's screen, where the stage has a clock, and whose slot it is, where it has a plan. */
export default function JudgeClock({ competition }: { readonly competition: string }) {
  const { data, live } = useClock(competition);
  const { route, user } = useParams();
  if (!data?.clock) return null;
  return (
    <>
      <ClockStrip clock={data.clock} live={live} />
      {route !== undefined && (
        <TurnOnRoute competition={competition} route={route} user={user} clock={data.clock} />
      )}
    </>
  );
}

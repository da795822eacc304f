import { useClock } from '@topout/api-client';
import { ClockStrip } from '@topout/app-kit/clock';

/** The time left above a judge's screen, where the stage has a clock. */
export default function JudgeClock({ competition }: { readonly competition: string }) {
  const { data, live } = useClock(competition);
  return data?.clock ? <ClockStrip clock={data.clock} live={live} /> : null;
}

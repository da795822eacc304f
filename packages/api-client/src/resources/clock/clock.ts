import { api, followTopics, paint, useKept } from '@topout/api-client/core';
import type { ClockPressBody, StageClock } from '@topout/contract';
import { camelNames } from '@topout/contract/names';
import type { ClockAction } from '@topout/domain';
import { useEffect, useState } from 'react';
import { useSentOnce } from '../use-sent-once.ts';
import { keepMeasuring } from './exact-time.ts';

/** Without a stream, the clock is read again. */
const againMs = 5_000;

const clockKey = (competition: string, stage?: string) =>
  `competitions/${competition}/clock${stage === undefined ? '' : `?stage=${stage}`}`;

/**
 * The clock of a stage (none named = the running one), told of each press at once, and the server's time
 * measured. It goes on without a line. `live` = presses arrive.
 */
export function useClock(competition: string, stage?: string) {
  const [live, setLive] = useState(false);
  const key = clockKey(competition, stage);
  const { data, error } = useKept<StageClock>(key, { refreshInterval: live ? 0 : againMs });
  const isSet = data ? data.clock !== null : false;
  useEffect(() => (isSet ? keepMeasuring() : undefined), [isSet]);
  useEffect(
    () =>
      followTopics(competition, {
        topics: [stage === undefined ? 'clock' : `clock:${stage}`],
        hear: ({ event, data: text }) => {
          if (event === 'heartbeat') setLive(true);
          if (event !== 'clock') return;
          const heard = camelNames(JSON.parse(text)) as StageClock;
          setLive(true);
          if (stage === undefined || heard.stage === stage) void show(key, heard);
        },
        broke: () => setLive(false),
      }),
    [competition, stage, key],
  );
  return { data, error, live };
}

/** A clock that arrives late does not replace a newer one. */
const show = (key: string, heard: StageClock): Promise<void> =>
  paint<StageClock>(key, (shown) => (isOlder(heard, shown) ? shown : heard));

const isOlder = (heard: StageClock, shown: StageClock | undefined): boolean =>
  heard.stage === shown?.stage && (heard.clock?.version ?? 0) < (shown.clock?.version ?? 0);

/**
 * Presses buttons of the clock that is on screen. A press whose answer was lost keeps its id, so pressing again is no second one.
 * The function throws RefusedError 409 if somebody else has pressed since, or the clock cannot do it now.
 */
export function usePressClock(
  competition: string,
): (seen: StageClock, action: ClockAction) => Promise<StageClock> {
  const once = useSentOnce();
  return async ({ stage, clock }, action) => {
    const press: Omit<ClockPressBody, 'uuid'> = {
      stage,
      version: clock?.version ?? 0,
      ...('plan' in action ? { ...action, plan: { ...action.plan } } : action),
    };
    const path = `competitions/${competition}/clock/presses`;
    const pressed = await once(JSON.stringify(press), (uuid) =>
      api.post<StageClock>(path, { uuid, ...press }),
    );
    await Promise.all([show(clockKey(competition), pressed), show(clockKey(competition, stage), pressed)]);
    return pressed;
  };
}

import type { ClockPressBody, StageClock } from '@topout/contract';
import { clockAt, type ClockPlan } from '@topout/domain';
import { newId } from '../../platform/ids.ts';
import type { FinalDesk } from './final-desk.ts';

/** A stage's clock in the hands of whoever plays the final. */
export interface FinalClock {
  /** Begins the climbing time of a slot. */
  start(slot: number): Promise<void>;
}

/** Sets a stage's clock: it waits at its first slot. A clock that runs is paused first. */
export async function finalClock(
  { http, competition, token }: FinalDesk,
  stage: string,
  { climb, slots }: ClockPlan,
): Promise<FinalClock> {
  const at = `/competitions/${competition}/clock`;
  let { clock } = await http.call<StageClock>(`${at}?stage=${stage}`, { token });
  const press = async (pressed: Pick<ClockPressBody, 'kind' | 'plan' | 'slot'>) => {
    const body = { uuid: newId(), stage, version: clock?.version ?? 0, ...pressed };
    ({ clock } = await http.call<StageClock>(`${at}/presses`, { method: 'POST', body, token }));
  };
  if (clock && clockAt(clock, Date.now()).status === 'RUNNING') await press({ kind: 'PAUSE' });
  await press({ kind: 'SET', plan: { prepare: 0, climb, change: 0, slots, rolling: false } });
  return {
    start: async (slot) => {
      if (clock?.slot !== slot) await press({ kind: 'SLOT', slot });
      await press({ kind: 'START' });
    },
  };
}

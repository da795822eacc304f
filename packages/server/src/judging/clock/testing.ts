import { type ClockAction, clockPlans } from '@topout/domain';
import type { TestApi, TestUser } from '../../testing.ts';
import { newId } from '../../platform/ids.ts';

interface TestStage {
  readonly id: string;
  readonly stage: string;
  readonly master: TestUser;
}

/** One press of a stage's clock, on the version seen. */
export const pressOn = (
  api: TestApi,
  { id, stage, master }: TestStage,
  version: number,
  action: ClockAction,
  { as = master, uuid = newId() }: { readonly as?: { readonly token: string }; readonly uuid?: string } = {},
): ReturnType<TestApi['call']> =>
  api.call('POST', `/competitions/${id}/clock/presses`, { as, body: { uuid, stage, version, ...action } });

/** The clock of a final: four minutes, started by hand. */
export const setFinal: ClockAction = { kind: 'SET', plan: clockPlans.FINAL };

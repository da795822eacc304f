import type { PlanChangeBody } from '@topout/contract';
import { planPresets } from '@topout/domain';
import { newId } from '../../platform/ids.ts';
import type { TestApi, TestUser } from '../../testing.ts';

interface TestStage {
  readonly id: string;
  readonly stage: string;
  readonly master: TestUser;
}

type Change = Omit<PlanChangeBody, 'uuid' | 'stage' | 'version'>;

/** One change of a stage's plan, on the version seen. */
export const changeOn = (
  api: TestApi,
  { id, stage, master }: TestStage,
  version: number,
  change: Change,
  uuid = newId(),
): ReturnType<TestApi['call']> =>
  api.call('POST', `/competitions/${id}/plan/changes`, {
    as: master,
    body: { uuid, stage, version, ...change },
  });

/** A rotation of five minutes. */
export const rotation: NonNullable<PlanChangeBody['choice']> = {
  format: 'ROTATION_5',
  ...planPresets.ROTATION_5,
  together: true,
  split: false,
};

export const makeRotation: Change = {
  kind: 'MAKE',
  choice: rotation,
  startsAt: '2026-07-04T08:00:00Z',
};

import type { Authority } from './authority/authority.ts';
import type { StageRef } from './authority/competition-snapshot.ts';
import { notFound } from '../platform/errors.ts';

/** The stage asked for, or the running one. @throws Refusal 404 if the competition has no such stage */
export function requireStage({ competition }: Pick<Authority, 'competition'>, wanted?: string): StageRef {
  const [front] = competition.stages;
  const uuid = wanted?.toLowerCase() ?? front?.uuid;
  const stage = competition.stages.find((one) => one.uuid === uuid);
  if (!stage) throw notFound('stage');
  return stage;
}

/** The next stage after this one. */
export function stageAfter(
  { competition }: Pick<Authority, 'competition'>,
  stage: StageRef,
): StageRef | null {
  const later = competition.stages.filter(({ position }) => position > stage.position);
  return later.toSorted((a, b) => a.position - b.position)[0] ?? null;
}

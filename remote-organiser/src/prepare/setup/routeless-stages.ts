import type { Competition, SetupState, Stage } from '@topout/contract';

export interface RoutelessStage {
  readonly stage: Stage;
  /** The categories without routes; none if the stage has no categories. */
  readonly categories: readonly string[];
}

/** Stages in which somebody has no route to climb, in order. */
export const routelessStages = (
  { stages }: Pick<Competition, 'stages'>,
  { withoutRoutes }: SetupState,
): readonly RoutelessStage[] =>
  stages
    .toSorted((a, b) => a.position - b.position)
    .flatMap((stage) => {
      const found = withoutRoutes.filter((one) => one.stage === stage.uuid);
      if (found.length === 0) return [];
      return [{ stage, categories: found.flatMap(({ category }) => category ?? []) }];
    });

import type { Competition, SetupState, Stage } from '@topout/contract';

export interface RoutelessStage {
  readonly stage: Stage;
  /** The categories that climb no route; none where the stage has no categories. */
  readonly categories: readonly string[];
}

/** Stages in which somebody climbs no route, in order. */
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

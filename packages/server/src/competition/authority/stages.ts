import type {
  ConfirmedBy,
  ConfirmingRules,
  Handicap,
  ScoredBy,
  ScoringSettings,
  ScoringSystem,
  SpeedRecord,
} from '@topout/domain';
import type { CompetitionSnapshot, StageRef } from './competition-snapshot.ts';

type Stages = Pick<CompetitionSnapshot, 'stages' | 'categories' | 'routesOf'>;

export function stageOfCategory({ stages, categories }: Stages, category: string): StageRef | undefined {
  const stage = categories.find(({ uuid }) => uuid === category)?.stage;
  return stages.find(({ uuid }) => uuid === stage);
}

/**
 * The stage in which a route is now climbed: the running one if the route counts there, else the next one
 * that has it; the running one for a route in no stage.
 */
export function stageOfRoute({ stages, categories, routesOf }: Stages, route: string): StageRef | undefined {
  const [front] = stages;
  if (stages.length < 2) return front;
  const counting = new Set(
    categories.flatMap(({ uuid, stage }) =>
      routesOf.get(uuid)?.some((one) => one.uuid === route) ? [stage] : [],
    ),
  );
  return stages.find(({ uuid }) => counting.has(uuid)) ?? front;
}

/** How a category is scored. */
export function scoringOf(
  competition: Stages & Pick<CompetitionSnapshot, 'scoringSystem' | 'rules' | 'confirmedOf'>,
  category: string,
): {
  system: ScoringSystem;
  settings: ScoringSettings;
  handicap: Handicap;
  record: SpeedRecord | null;
} & ConfirmingRules {
  const {
    handicapPercent = null,
    handicapPoints = null,
    recordMs = null,
    recordHolder = null,
  } = competition.categories.find(({ uuid }) => uuid === category) ?? {};
  const stage = stageOfCategory(competition, category);
  return {
    system: stage?.scoringSystem ?? competition.scoringSystem,
    settings: stage?.scoring ?? competition.rules.scoring,
    handicap: { handicapPercent, handicapPoints },
    record: recordMs === null ? null : { ms: recordMs, holder: recordHolder },
    toConfirm: [...(competition.confirmedOf.get(category)?.keys() ?? [])],
    unconfirmedCounts: competition.rules.unconfirmedCounts,
  };
}

/** Who scores a category's results on a route. */
export const scoredByOf = (
  { selfScoredOf }: Pick<CompetitionSnapshot, 'selfScoredOf'>,
  category: string,
  route: string,
): ScoredBy => selfScoredOf.get(category)?.get(route) ?? 'JUDGES';

export interface CategoryRoute {
  readonly category: string;
  readonly route: string;
}

/** Where somebody confirms what climbers log. */
export const confirmedOn = ({ confirmedOf }: Pick<CompetitionSnapshot, 'confirmedOf'>): CategoryRoute[] =>
  [...confirmedOf].flatMap(([category, routes]) => [...routes.keys()].map((route) => ({ category, route })));

/** Who confirms what climbers of a category log on a route. */
export const confirmedByOf = (
  { confirmedOf }: Pick<CompetitionSnapshot, 'confirmedOf'>,
  category: string,
  route: string,
): ConfirmedBy => confirmedOf.get(category)?.get(route) ?? 'NOBODY';

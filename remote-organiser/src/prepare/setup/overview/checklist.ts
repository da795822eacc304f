import type { Competition, SetupState } from '@topout/contract';
import { climbersScore, runningStage } from '@topout/domain';
import { routelessStages, type RoutelessStage } from '../routeless-stages.ts';
import { overviewTexts as texts } from './texts.ts';

/** One thing to do before the day. */
export interface Check {
  readonly id: string;
  readonly title: string;
  /** What exists, or what is missing. */
  readonly state: string;
  readonly done: boolean;
  /** Without it nobody can be judged; the others are worth a thought. */
  readonly required: boolean;
  /** Below `/{competition}/`. */
  readonly to: string;
}

type Part = Pick<Competition, 'stages' | 'settings' | 'venues' | 'routeGroups'>;

/** What exists and what is missing, in the usual order of work. */
export function checklist(competition: Part, state: SetupState): readonly Check[] {
  const [venue] = competition.venues;
  const categories = competition.stages.flatMap((stage) => stage.categories);
  const { judgeRoutePermissions } = competition.settings;
  const routeless = routelessStages(competition, state);
  const running = runningStage(competition.stages);
  const atWork = routeless.find(({ stage }) => stage.uuid === running?.uuid);
  const later = routeless.filter(({ stage }) => stage.state === 'UPCOMING' && stage.uuid !== running?.uuid);
  const byGroup = judgeRoutePermissions !== 'SEE_JUDGE_ALL' && judgeRoutePermissions !== 'NONE';
  return [
    {
      id: 'venue',
      title: texts.venue,
      state: state.venueNamed ? `${venue?.name}, ${venue?.city}` : texts.venueOpen,
      done: state.venueNamed,
      required: false,
      to: 'setup/venue',
    },
    {
      id: 'categories',
      title: texts.categories,
      state: categories.map(({ name }) => name).join(', '),
      done: categories.length > 0,
      required: true,
      to: 'setup/categories',
    },
    {
      id: 'routes',
      title: texts.routes,
      state: routesState(state, atWork, competition.stages.length),
      done: state.routes > 0 && !atWork,
      required: true,
      to: state.routes === 0 ? 'setup/routes' : 'setup/route-groups',
    },
    // Routes of a later stage are usually set shortly before it.
    ...later.map(({ stage, categories }) => ({
      id: stage.uuid,
      title: texts.routesOf(stage.name),
      state: categories.length === 0 ? texts.noRoutesYet : texts.categoriesOpen(categories),
      done: false,
      required: false,
      to: 'setup/routes',
    })),
    {
      id: 'numbers',
      title: texts.numbers,
      state: numbersState(state),
      done: state.routes > 0 && state.routesWithoutNumber === 0,
      // A stage without routes lacks them, not their numbers.
      required: state.routes > 0,
      to: 'manage-routes/categories',
    },
    {
      id: 'map',
      title: texts.map,
      state: mapState(state),
      done: state.routes > 0 && state.routesOnMap === state.routes,
      required: false,
      to: 'setup/routes',
    },
    {
      id: 'areas',
      title: texts.judgingGroups,
      state: byGroup ? judgingGroupsState(state) : texts.judgingGroupsFree,
      done: !byGroup || (state.judgingGroups > 0 && state.routesWithoutJudgingGroup === 0),
      required: byGroup && needsJudges(competition),
      to: 'manage-routes/areas',
    },
    {
      id: 'judges',
      title: texts.judges,
      state: texts.judgesState(state.judges, state.staff),
      done: state.judges + state.staff > 0,
      required: false,
      to: 'setup/staff',
    },
    {
      id: 'entries',
      title: texts.entries,
      state: texts.entriesState(state.entries),
      done: state.entries > 0,
      required: false,
      to: 'setup/import',
    },
  ];
}

/** Whether some results need a judge, who logs or confirms them. */
const needsJudges = ({ routeGroups }: Part): boolean =>
  routeGroups.some(({ scoredBy, confirmedBy }) => !climbersScore(scoredBy) || confirmedBy === 'JUDGES');

function routesState({ routes }: SetupState, atWork: RoutelessStage | undefined, stages: number): string {
  if (routes === 0) return texts.routesOpen;
  if (!atWork) return stages === 1 ? texts.routesDone(routes) : texts.routesDoneIn(routes);
  return atWork.categories.length === 0
    ? texts.stageOpen(atWork.stage.name)
    : texts.categoriesOpen(atWork.categories);
}

function numbersState({ routes, routesWithoutNumber }: SetupState): string {
  if (routes === 0) return texts.numbersLater;
  return routesWithoutNumber === 0 ? texts.numbersDone : texts.numbersOpen(routesWithoutNumber);
}

function mapState({ maps, routes, routesOnMap }: SetupState): string {
  if (maps === 0) return texts.mapOpen;
  return routesOnMap === routes ? texts.mapDone : texts.pinsOpen(routes - routesOnMap);
}

function judgingGroupsState({ judgingGroups, routesWithoutJudgingGroup }: SetupState): string {
  if (judgingGroups === 0) return texts.judgingGroupsOpen;
  return routesWithoutJudgingGroup === 0
    ? texts.judgingGroupsDone(judgingGroups)
    : texts.judgingGroupsMissing(routesWithoutJudgingGroup);
}

import { type Route, useVenueRoutes } from '@topout/api-client';
import { type Judging, useJudging } from './use-judging.ts';

export interface JudgedRoute {
  readonly judging: Judging;
  /** Null when the competition has no such route. */
  readonly route: Route | null;
}

/** One route and the competition around it, together. */
export function useRoute(competition: string, uuid: string) {
  const judging = useJudging(competition);
  const routes = useVenueRoutes(judging.data?.competition.venues[0]?.uuid ?? null, competition);
  const data: JudgedRoute | undefined = judging.data &&
    routes.data && {
      judging: judging.data,
      route: routes.data.find((route) => route.uuid === uuid) ?? null,
    };
  return { data, error: judging.error ?? routes.error, isKept: judging.isKept || routes.isKept };
}

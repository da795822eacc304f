import type { Route } from '@topout/contract';
import { useVenueRoutes } from '@topout/api-client';
import { useMemo } from 'react';
import { type Judging, judgingOn, useJudging } from './use-judging.ts';

export interface JudgedRoute {
  readonly judging: Judging;
  /** Null if the competition has no such route. */
  readonly route: Route | null;
}

/** One route together with its competition. */
export function useRoute(competition: string, uuid: string) {
  const judging = useJudging(competition);
  const routes = useVenueRoutes(judging.data?.competition.venues[0]?.uuid ?? null, competition);
  const data = useMemo((): JudgedRoute | undefined => {
    if (!judging.data || !routes.data) return undefined;
    const route = routes.data.find((one) => one.uuid === uuid) ?? null;
    return { judging: route ? judgingOn(judging.data, route) : judging.data, route };
  }, [judging.data, routes.data, uuid]);
  return { data, error: judging.error ?? routes.error, isKept: judging.isKept || routes.isKept };
}

import type { Competition, Route } from '@topout/api-client';
import { routeDisplayName } from '@topout/domain';

/** What a route is called in a competition: for one category or route group, or for nobody in particular. (spec 2 §3) */
export const nameOfRoute = (
  route: Route,
  { routeGroups }: Pick<Competition, 'routeGroups'>,
  of: { readonly category?: string | undefined; readonly routeGroup?: string | undefined } = {},
): string => routeDisplayName(route, { ...of, groups: routeGroups });

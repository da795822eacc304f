import type { Competition } from '@topout/contract';
import { useVenueRoutes } from '@topout/api-client';
import { nameOfRoute } from '../../competition/route-names.ts';

/** The name of a route for a category; null = none is asked for, or it is not known yet. */
export function useRouteName(
  competition: Competition,
  route: string | null,
  category: string,
): string | null {
  const venue = route === null ? undefined : competition.venues.find(({ routes }) => routes.includes(route));
  const { data } = useVenueRoutes(venue?.uuid ?? null, competition.uuid);
  const found = data?.find(({ uuid }) => uuid === route);
  return found ? nameOfRoute(found, competition, { category }) : null;
}

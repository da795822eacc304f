import type { Route } from '@topout/api-client';
import { EmptyState } from '@topout/ui';
import { texts } from '../texts.ts';

export interface NoSuchRouteProps {
  /** Null where the venue has none. */
  readonly route: Route | null;
}

/** A route on which nobody is judged here: an area or an old link may lead to one. */
export function NoSuchRoute({ route }: NoSuchRouteProps) {
  if (!route) return <EmptyState title={texts.routeNotFound} />;
  return <EmptyState title={texts.routeInNoGroup}>{texts.routeInNoGroupHint}</EmptyState>;
}

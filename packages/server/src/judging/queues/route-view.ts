import { routeRights } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { forbidden, notFound, unauthorised } from '../../platform/errors.ts';

/**
 * @throws Refusal 404 for a route that is not in the competition, 401 for guests, 403 for people who may not
 * see it (behaviour: who-may-what#routes)
 */
export function requireRouteView(authority: Authority, route: string): void {
  requireRoute(authority, route);
  if (!maySeeRoute(authority, route)) {
    if (authority.actor.profile === null) throw unauthorised();
    throw forbidden(
      'You do not have permission to view this route. Please contact the event organiser for any queries.',
    );
  }
}

/** @throws Refusal 404 for a route that is not in the competition */
export function requireRoute({ competition }: Authority, route: string): void {
  if (!competition.routes.has(route)) throw notFound('route in this competition');
}

export const maySeeRoute = ({ actor, rules, phase }: Authority, route: string): boolean =>
  routeRights(actor, rules, route, phase).canView;

import { canJudge, canManageSetup, routeRights } from '@topout/domain';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import type { Database } from '../../platform/db/database.ts';
import { forbidden, Refusal } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import type { Asked } from '../../competition/streams/topic.ts';
import { maySeeRoute, requireRouteView } from '../queues/route-view.ts';
import { judgeNamed } from './judge-named.ts';
import type { PresentJudge } from '@topout/contract';

/** A person who follows what happens on routes. */
export interface PresenceWatch {
  readonly competition: string;
  /** Only this route; null = all that they may see. */
  readonly route: string | null;
  /** Set for people who judge the route: the others hear about them. */
  readonly judge: PresentJudge | null;
  /** Asked again with every heartbeat. @returns which routes they may see; null = none any more */
  readonly mayFollow: () => Promise<((route: string) => boolean) | null>;
}

/** @throws Refusal 401; 403 for people who neither judge nor are staff, or may not see the route */
export async function presenceWatch(
  db: Database,
  { authority, session }: Asked,
  route: string | null,
): Promise<PresenceWatch> {
  const profile = requireUser({ session });
  requirePresence(authority);
  if (route !== null) requireRouteView(authority, route);
  const { actor, rules, phase } = authority;
  const competition = authority.competition.uuid;
  const judges = route !== null && routeRights(actor, rules, route, phase).canJudge;
  return {
    competition,
    route,
    judge: judges ? await judgeNamed(db, profile) : null,
    mayFollow: async () => {
      try {
        const now = await authorityOf(db, competition, profile);
        requirePresence(now);
        return (one) => now.competition.routes.has(one) && maySeeRoute(now, one);
      } catch (error) {
        if (error instanceof Refusal) return null;
        throw error;
      }
    },
  };
}

function requirePresence({ actor }: Authority): void {
  if (!canJudge(actor) && !canManageSetup(actor)) throw forbidden('You are not a judge of this competition.');
}

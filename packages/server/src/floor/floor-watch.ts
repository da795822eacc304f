import { canJudge, canManageSetup, routeRights } from '@topout/domain';
import { type Authority, authorityOf } from '../authority/authority.ts';
import type { Database } from '../db/database.ts';
import { forbidden, Refusal } from '../errors.ts';
import { requireUser } from '../http/session.ts';
import type { Asked } from '../live/topic.ts';
import { maySeeRoute, requireRouteView } from '../scoring/queues/route-view.ts';
import { judgeNamed } from './judge-named.ts';
import type { PresentJudge } from './presence.ts';

/** Somebody who follows what happens where people climb. */
export interface FloorWatch {
  readonly competition: string;
  /** About this route alone; null = about all that they may see. */
  readonly route: string | null;
  /** Set for those who judge the route: the others are told. */
  readonly judge: PresentJudge | null;
  /** Asked again with every heartbeat. @returns which routes they may see; null = none of this any more */
  readonly mayFollow: () => Promise<((route: string) => boolean) | null>;
}

/** @throws Refusal 401, 403 for whoever neither judges nor is staff, or may not see the route */
export async function floorWatch(
  db: Database,
  { authority, session }: Asked,
  route: string | null,
): Promise<FloorWatch> {
  const profile = requireUser({ session });
  requireFloor(authority);
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
        requireFloor(now);
        return (one) => now.competition.routes.has(one) && maySeeRoute(now, one);
      } catch (error) {
        if (error instanceof Refusal) return null;
        throw error;
      }
    },
  };
}

function requireFloor({ actor }: Authority): void {
  if (!canJudge(actor) && !canManageSetup(actor)) throw forbidden('You are not a judge of this competition.');
}

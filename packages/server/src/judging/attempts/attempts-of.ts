import type { AttemptsReply } from '@topout/contract';
import { asClimbersSee } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { stageOfRoute } from '../../competition/authority/stages.ts';
import type { Database } from '../../platform/db/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { attemptsOfAll, attemptsOfUser } from './attempts.queries.ts';
import { presentStream } from './present-attempts.ts';
import { maySeeRoute, requireRoute, requireRouteView } from '../queues/route-view.ts';

/**
 * The stored attempts on a route. Judges and staff see those on routes they may see, everybody their own and
 * their children's, without judges' names and notes.
 *
 * @param user profile uuid, or ALL
 * @throws Refusal 403 and 404
 */
export async function attemptsOf(
  db: Database,
  authority: Authority,
  route: string,
  user: string,
): Promise<AttemptsReply> {
  const { competition, actor } = authority;
  if (user === 'ALL') {
    requireRouteView(authority, route);
    const all = await attemptsOfAll(db, competition.uuid, route);
    return { data: all.map((one) => presentStream(one, route, competition)) };
  }
  requireRoute(authority, route);
  const [stream] = await attemptsOfUser(
    db,
    competition.uuid,
    route,
    user,
    stageOfRoute(competition, route)?.uuid,
  );
  const own = actor.profile !== null && (user === actor.profile || stream?.parent === actor.profile);
  const judges = maySeeRoute(authority, route);
  if (!own && !judges) requireRouteView(authority, route);
  if (!stream) throw notFound('entry');
  const shown = presentStream(stream, route, competition);
  return { data: [judges ? shown : { ...shown, attempts: shown.attempts.map(asClimbersSee) }] };
}

/** @throws Refusal 400 for ALL: writes concern one competitor */
export function oneUser(user: string): string {
  if (user === 'ALL') throw invalid('Name one user.', { user: ['Required'] });
  return user;
}

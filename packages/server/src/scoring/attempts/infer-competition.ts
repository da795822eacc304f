import type { Queries } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import { runningCompetitions } from './attempts.queries.ts';

/**
 * The competition that a call about a route means: the one it names, else the running one that has the route and in which the
 * user is entered.
 *
 * @throws Refusal 400 when two fit, 404 when none does
 */
export async function meantCompetition(
  db: Queries,
  route: string,
  { user, competition }: { readonly user: string; readonly competition?: string },
): Promise<string> {
  if (competition !== undefined) return competition;
  const [meant, another] = await runningCompetitions(db, route, user === 'ALL' ? null : user);
  if (meant === undefined) throw notFound('running competition with this route');
  if (another !== undefined) {
    throw invalid('This route is in several running competitions: name one with "competition".', {
      competition: ['Required'],
    });
  }
  return meant;
}

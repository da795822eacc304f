import type { Queries } from '../../platform/db/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { runningCompetitions } from './attempts.queries.ts';

/**
 * The competition that a call about a route refers to: the one it names, else the running one that has the
 * route and the user's entry.
 *
 * @throws Refusal 400 if two fit, 404 if none does
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

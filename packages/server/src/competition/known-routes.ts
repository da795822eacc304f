import type { Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/errors.ts';

const statement = {
  name: 'competition.known_routes',
  text: `select r.id from route r join competition_venue v on v.venue_id = r.venue_id
    where v.competition_id = $1 and r.id = any($2::uuid[])`,
};

/** @throws Refusal 400 unless all are routes of the competition's venues */
export async function requireRoutes(tx: Tx, competition: string, routes: readonly string[]): Promise<void> {
  const wanted = new Set(routes);
  const found = await tx.rows(statement, [competition, [...wanted]]);
  if (found.length !== wanted.size) {
    throw invalid('A route is not part of this competition.', { routes: ['Unknown route.'] });
  }
}

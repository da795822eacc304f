import type { Queries } from '../../platform/db/database.ts';

const statement = {
  name: 'entry.climbed_on',
  text: 'select route_id as route from result where competition_id = $1 and entry_id = $2 order by route_id',
};

/** Routes on which an entry has or had a result. */
export async function climbedOn(db: Queries, competition: string, entry: string): Promise<string[]> {
  const rows = await db.rows<{ route: string }>(statement, [competition, entry]);
  return rows.map(({ route }) => route);
}

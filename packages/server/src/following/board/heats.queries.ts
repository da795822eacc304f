import type { Queries } from '../../platform/db/database.ts';

interface StreamVersion {
  readonly entry: string;
  readonly route: string;
  readonly version: number;
}

const statement = {
  name: 'heats.versions',
  text: `
    select entry_id as entry, route_id as route, stream_version as version from result
    where competition_id = $1 and category_id = $2`,
};

/** The versions of a category's streams, by entry and route; one that was never written is missing. */
export async function streamVersions(
  db: Queries,
  competition: string,
  category: string,
): Promise<(entry: string, route: string) => number> {
  const rows = await db.rows<StreamVersion>(statement, [competition, category]);
  const versions = new Map(rows.map(({ entry, route, version }) => [`${entry} ${route}`, version]));
  return (entry, route) => versions.get(`${entry} ${route}`) ?? 0;
}

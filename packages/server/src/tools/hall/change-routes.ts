import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import type { NewsRows } from './news-rows.ts';

/** What may change of a route. A map that is only in the hall is none here. */
const columns = {
  name: 'x.name',
  circuit_number: 'x.circuit_number',
  colors: 'x.colors',
  climb_type: 'x.climb_type',
  segments_count: 'x.segments_count',
  map_id: '(select m.id from map m where m.id = x.map_id and m.venue_id = t.venue_id)',
  map_x: 'x.map_x',
  map_y: 'x.map_y',
  retired_at: 'x.retired_at',
};
const differs = `(${Object.keys(columns)
  .map((column) => `t.${column}`)
  .join(', ')}) is distinct from (${Object.values(columns).join(', ')})`;

const from = `json_populate_recordset(null::route, $1::json) x`;
const ours = `exists (select from route_group_route g where g.competition_id = $2 and g.route_id = t.id)
  and exists (select from hall_given h where h.competition_id = $2 and h.here = t.id)`;
const others = `select c.name from route_group_route g join competition c on c.id = g.competition_id
  where g.route_id = t.id and g.competition_id <> $2`;

const changedStatement = {
  name: 'hall.changed_routes',
  text: `
    select t.name, (t.climb_type, t.segments_count) is distinct from (x.climb_type, x.segments_count) as rebuilt,
      (${others} order by c.id limit 1) as other
    from route t join ${from} on x.id = t.id where ${ours} and ${differs}`,
};

const changeStatement = {
  name: 'hall.change_routes',
  text: `
    update route t set ${Object.entries(columns)
      .map(([column, value]) => `${column} = ${value}`)
      .join(', ')}
    from ${from} where t.id = x.id and ${ours} and not exists (${others}) and ${differs}`,
};

/**
 * Changes the competition's routes as they were changed in the hall: those that the hall was given, or made. One that another
 * competition has, too, keeps its name and place here: they are not the hall's.
 *
 * @returns whether one has another kind, or other zones or holds, by now: its boards are to be read anew
 * @throws Refusal 409 if that would change another competition
 */
export async function changeRoutes(tx: Tx, competition: string, { of }: NewsRows): Promise<boolean> {
  const rows = of('route');
  if (rows.length === 0) return false;
  const values = [JSON.stringify(rows), competition];
  const changed = await tx.rows<{ name: string; rebuilt: boolean; other: string | null }>(
    changedStatement,
    values,
  );
  const shared = changed.find(({ rebuilt, other }) => rebuilt && other !== null);
  if (shared)
    throw conflict(
      'hall.route_shared',
      `The hall has changed the kind, zones or holds of “${shared.name}”, which in the cloud is part of “${shared.other}”, too. Take it out there, or change it back in the hall.`,
    );
  if (changed.length > 0) await tx.rows(changeStatement, values);
  return changed.some(({ rebuilt }) => rebuilt);
}

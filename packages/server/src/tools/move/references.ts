import type { Tx } from '../../platform/db/database.ts';
import { competitionTables } from './tables.ts';

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Columns of which the database sees to it that they hold a person, a venue or a route. */
const columnsStatement = {
  name: 'move.references.columns',
  text: `
    select t.relname as table, a.attname as column
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and t.relname = any ($1)
      and c.confrelid in ('profile'::regclass, 'venue'::regclass, 'route'::regclass)
    order by 1, 2`,
};

/** The columns of a competition's tables that hold a person, a venue or a route. */
export const referringColumns = (tx: Tx): Promise<Column[]> =>
  tx.rows<Column>(columnsStatement, [['competition', ...competitionTables]]);

/**
 * What this product itself wrote where nothing refers, since people and routes may be gone. What a phone sent
 * counts only once it was applied: held taps may name anybody.
 */
const written = `
  select x::text from command, unnest(array[actor_id, resolved_by]) x where competition_id = $1
  union all
  select x::text from command, unnest(array[competitor_id, route_id]) x
    where competition_id = $1 and (outcome = 'APPLIED' or resolution = 'APPLIED')
  union all
  select x::text from audit, unnest(array[actor_id, route_id]) x where competition_id = $1
  union all
  select x from audit, unnest(array[details ->> 'user', details ->> 'target_user']) x where competition_id = $1
  union all
  select x::text from merged_entry, unnest(array[profile_id, target_profile_id]) x where competition_id = $1
  union all
  select jsonb_path_query(document, '$.categories[*].rows[*].user') #>> '{}' from publication where competition_id = $1
  union all
  select jsonb_path_query(document, '$.teams.rows[*].members[*].user') #>> '{}' from publication where competition_id = $1
  union all
  select jsonb_path_query(document, '$.categories[*].routes[*].uuid') #>> '{}' from publication where competition_id = $1`;

/**
 * The uuids of people, venues and routes that a competition refers to. What people typed or their phones say
 * of themselves is never searched: whoever wrote a stranger's uuid there would have that person exported.
 */
export async function referencesOf(tx: Tx, competition: string): Promise<string[]> {
  const columns = await referringColumns(tx);
  const referring = columns.map(({ table, column }) => {
    const key = table === 'competition' ? 'id' : 'competition_id';
    return `select ${column}::text from ${table} where ${key} = $1`;
  });
  const text = `
    select distinct x.id from (${[...referring, written].join(' union all ')}) x (id)
    where x.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;
  const found = await tx.rows<{ id: string }>({ name: 'move.references', text }, [competition]);
  return found.map(({ id }) => id);
}

import type { Queries } from '../../platform/db/database.ts';

/** Half of what the tables take: nobody presses, marks or plans so often in the rest of a competition. */
const half = 50_000;

/** The most that rows of some tables may have counted, by column. */
const most: ReadonlyMap<unknown, Readonly<Record<string, number>>> = new Map([
  ['clock_press', { version: half }],
  ['marshal_mark', { version: half }],
  ['plan_change', { version: half }],
  ['entry', { attempts_count: half }],
]);

const isBeyond = (value: unknown, limit: number): boolean => typeof value === 'number' && value > limit;

/** Whether a row of a file or a hall leaves room for the next one: otherwise nobody could press the clock any more. */
export const hasRoomToCount = (table: unknown, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(most.get(table) ?? {}).every(([column, limit]) => !isBeyond(row[column], limit));

const takenStatement = {
  name: 'move.taken_versions',
  text: `
    select from command c join entry e on e.competition_id = c.competition_id and e.id = c.entry_id
    left join result r on r.competition_id = c.competition_id and r.entry_id = c.entry_id and r.route_id = c.route_id
    where c.competition_id = $1 and ($2::uuid[] is null or c.entry_id = any ($2))
      and c.kind not like 'queue.%' and c.stream_version > coalesce(r.stream_version, 0)
    union all
    select from command c join route_group_route g on g.competition_id = c.competition_id and g.route_id = c.route_id
    left join route_queue q on q.competition_id = c.competition_id and q.route_id = c.route_id
    where c.competition_id = $1 and ($3::uuid[] is null or c.route_id = any ($3))
      and c.kind like 'queue.%' and c.stream_version > coalesce(q.version, 0)
    limit 1`,
};

/** What may have changed in a competition. */
interface Touched {
  readonly entries: readonly unknown[];
  readonly routes: readonly unknown[];
}

/**
 * Whether results and queues have counted as far as the log: their next command takes the next version, which must be nobody's.
 *
 * @param touched null = all of it
 */
export async function countsLikeLog(
  queries: Queries,
  competition: string,
  touched: Touched | null,
): Promise<boolean> {
  const found = await queries.rows(takenStatement, [
    competition,
    touched?.entries ?? null,
    touched?.routes ?? null,
  ]);
  return found.length === 0;
}

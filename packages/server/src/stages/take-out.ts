import type { Tx } from '../db/database.ts';
import { leaveQueues } from '../entries/leave-queues.ts';

/** Somebody who was in the next stage and is not any more, or whom they led to in a stage after it. */
export interface Leaver {
  readonly id: string;
  readonly profile_id: string;
  readonly category_id: string;
  readonly name: string;
  readonly attempts_count: number;
}

const statement = {
  name: 'stage.leavers',
  text: `
    with recursive gone as (
      select e.* from entry e
      where e.competition_id = $1 and e.category_id = $2 and e.advanced_from is not null and e.advanced_from <> all ($3::uuid[])
      union all
      select e.* from entry e join gone g on e.advanced_from = g.id where e.competition_id = $1
    )
    select g.id, g.profile_id, g.category_id, p.first_name || ' ' || p.last_name as name, g.attempts_count
    from gone g join entrant p on p.competition_id = $1 and p.id = g.profile_id
    order by p.last_name, g.id`,
};

/** Who leaves a category of the next stage when these go on to it. @param advancing entries of the stage before */
export const leaversOf = (
  tx: Tx,
  competition: string,
  category: string,
  advancing: readonly string[],
): Promise<Leaver[]> => tx.rows<Leaver>(statement, [competition, category, advancing]);

/**
 * Takes them out, and out of every queue they wait in. Their boards are locked.
 *
 * @param actor profile uuid of whoever decided so
 * @returns the routes whose queues they left
 */
export async function takeOut(
  tx: Tx,
  competition: string,
  leavers: readonly Leaver[],
  actor: string | null,
): Promise<string[]> {
  const routes: string[] = [];
  for (const leaver of leavers) routes.push(...(await leaveQueues(tx, competition, leaver, actor)));
  if (leavers.length > 0) {
    await tx.kysely
      .deleteFrom('entry')
      .where('competition_id', '=', competition)
      .where(
        'id',
        'in',
        leavers.map(({ id }) => id),
      )
      .execute();
  }
  return routes;
}

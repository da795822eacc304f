import type { Tx } from '../../platform/db/database.ts';
import { removeEntries } from '../../entering/change/remove-entries.ts';
import { leaveQueues } from '../../entering/change/leave-queues.ts';

/** The entry of a person who was in the next stage but no longer is. */
export interface Leaver {
  readonly id: string;
  readonly profileId: string;
  readonly categoryId: string;
  readonly name: string;
  readonly attemptsCount: number;
}

const statement = {
  name: 'stage.leavers',
  text: `
    select e.id, e.profile_id, e.category_id, p.first_name || ' ' || p.last_name as name, e.attempts_count
    from entry there
    join entry before on before.competition_id = $1 and before.profile_id = there.profile_id and before.stage_id = $4
    join stage next on next.competition_id = $1 and next.id = there.stage_id
    join entry e on e.competition_id = $1 and e.profile_id = there.profile_id
    join stage s on s.competition_id = $1 and s.id = e.stage_id and s.position >= next.position
    join entrant p on p.competition_id = $1 and p.id = e.profile_id
    where there.competition_id = $1 and there.category_id = $2 and there.profile_id <> all ($3::uuid[])
    order by p.last_name, e.id`,
};

interface Advancing {
  /** The stage that ends. People who were never in it did not come from there, and stay. */
  readonly from: string;
  /** Profile uuids. */
  readonly people: readonly string[];
}

/** Who leaves a category of the next stage, and all later stages, when these advance to it. */
export const leaversOf = (
  tx: Tx,
  competition: string,
  category: string,
  { from, people }: Advancing,
): Promise<Leaver[]> => tx.rows<Leaver>(statement, [competition, category, people, from]);

/**
 * Removes them, and from every queue they wait in. Their boards are locked.
 *
 * @param actor profile uuid of the person who decided
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
  await removeEntries(
    tx,
    competition,
    leavers.map(({ id }) => id),
  );
  return routes;
}

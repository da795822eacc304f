import type { Tx } from '../../platform/db/database.ts';

/* Where both are in dispute, one goes on with what was said in the other. */
const join = {
  name: 'disputes.join',
  text: `
    with joined as (
      select g.id as going, s.id as staying from dispute g
      join dispute s on s.competition_id = g.competition_id and s.entry_id = $3 and s.route_id = g.route_id and s.state = 'OPEN'
        and (s.kind = 'INCIDENT') = (g.kind = 'INCIDENT')
      where g.competition_id = $1 and g.entry_id = $2 and g.state = 'OPEN'
    ), said as (
      update dispute_answer m set dispute_id = j.staying from joined j
      where m.competition_id = $1 and m.dispute_id = j.going
    )
    update dispute d set state = 'WITHDRAWN', closed_at = now() from joined j
    where d.competition_id = $1 and d.id = j.going`,
};
const move = {
  name: 'disputes.move',
  text: `update dispute d set entry_id = $3, competitor_id = e.profile_id from entry e
    where d.competition_id = $1 and d.entry_id = $2 and e.competition_id = $1 and e.id = $3`,
};

/** Gives the disputes of an entry to the one it is merged into. Both boards are locked. */
export async function moveDisputes(
  tx: Tx,
  competition: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.rows(join, [competition, from, to]);
  await tx.rows(move, [competition, from, to]);
}

import type { Queries } from '../../../platform/db/database.ts';
import { demoAccounts } from '../accounts.ts';
import { demoId } from '../demo-ids.ts';
import { jamCompetitionId } from './jam.ts';

/* Against what they logged first; again, it changes nothing. */
const open = {
  name: 'demo.appeal',
  text: `
    with result as (
      select r.entry_id, r.route_id from result r
      join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
      where r.competition_id = $1 and e.profile_id = $3 and r.tries > 1 order by r.route_id limit 1
    ), opened as (
      insert into dispute (competition_id, id, competitor_id, entry_id, route_id, kind, opened_by, before)
      select $1, $2, $3, entry_id, route_id, 'APPEAL', $3, (
        select json_agg(json_build_object('success', a.success, 'segments_count', a.segments_count,
          'used_last_hold', a.used_last_hold) order by a.position)
        from attempt a where a.competition_id = $1 and a.entry_id = result.entry_id and a.route_id = result.route_id)
      from result on conflict do nothing returning competition_id, id
    )
    insert into dispute_answer (competition_id, id, dispute_id, author_id, by_staff, text)
    select competition_id, id, id, $3, false, $4 from opened`,
};

/** The demo competitor appeals against a result of theirs; nobody has answered yet. */
export const appealAtJam = (db: Queries): Promise<unknown> =>
  db.rows(open, [
    jamCompetitionId,
    demoId('dispute', 5, 1),
    demoAccounts.competitor.id,
    'I topped it at my first go. The attempt before was a slip of my thumb.',
  ]);

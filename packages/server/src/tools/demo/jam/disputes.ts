import type { DisputeKind } from '@topout/domain';
import type { Queries } from '../../../platform/db/database.ts';
import { demoAccounts } from '../accounts.ts';
import { demoId } from '../demo-ids.ts';
import { jamCompetitionId } from './jam.ts';

/* About what was logged first; again, it changes nothing. A reason decides that the result stands. */
const open = {
  name: 'demo.dispute',
  text: `
    with result as (
      select r.entry_id, r.route_id from result r
      join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
      where r.competition_id = $1 and e.profile_id = $3 and r.tries > 0
      order by r.tries desc, r.route_id limit 1
    ), opened as (
      insert into dispute (competition_id, id, competitor_id, entry_id, route_id, kind, opened_by, before, state,
        after, reason, closed_at, closed_by)
      select $1, $2, $3, entry_id, route_id, $4, $5, attempts.list, case when $7::text is null then 'OPEN' else 'STANDS' end,
        case when $7 is not null then attempts.list end, $7, case when $7 is not null then now() end,
        case when $7 is not null then $8::uuid end
      from result, lateral (
        select jsonb_agg(jsonb_build_object('success', a.success, 'segments_count', a.segments_count,
          'used_last_hold', a.used_last_hold) order by a.position) as list
        from attempt a
        where a.competition_id = $1 and a.entry_id = result.entry_id and a.route_id = result.route_id) attempts
      on conflict do nothing returning competition_id, id
    )
    insert into dispute_answer (competition_id, id, dispute_id, author_id, by_staff, text)
    select competition_id, id, id, $5, $5 <> $3, $6 from opened`,
};

interface Dispute {
  readonly kind: DisputeKind;
  /** Profile uuid. */
  readonly climber: string;
  readonly text: string;
  /** Why staff decided that the result stands; null = they have not decided. */
  readonly reason: string | null;
}

const { competitor, parent, organiser } = demoAccounts;

const disputes: readonly Dispute[] = [
  {
    kind: 'APPEAL',
    climber: competitor.id,
    text: 'I topped it at my first go. The attempt before was a slip of my thumb.',
    reason: null,
  },
  {
    kind: 'QUERY',
    climber: parent.id,
    text: 'Two people saw a dab on the volume at your top. Did you go again?',
    reason: null,
  },
  {
    kind: 'APPEAL',
    climber: demoId('profile', 5, 1),
    text: 'The zone counted for everybody else who held it like that.',
    reason: 'The video shows one hand on the zone. The result stands.',
  },
];

/** An appeal and a query that wait for somebody, and an appeal that is decided. */
export async function disputeAtJam(db: Queries): Promise<void> {
  for (const [index, { kind, climber, text, reason }] of disputes.entries()) {
    const opener = kind === 'APPEAL' ? climber : organiser.id;
    const id = demoId('dispute', 5, index + 1);
    await db.rows(open, [jamCompetitionId, id, climber, kind, opener, text, reason, organiser.id]);
  }
}

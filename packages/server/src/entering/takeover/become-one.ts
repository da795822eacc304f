import type { Tx } from '../../platform/db/database.ts';

/** Who turn out to be one person in a competition. */
export interface Becoming {
  /** Profile uuids: the person from now on, and under which other name they were entered. */
  readonly to: string;
  readonly from: string;
  /** Profile uuid of the person who decided. */
  readonly actor: string | null;
  /** The device named in the log. */
  readonly device: 'merge' | 'take-over';
}

/** A result that changed, of the person or their family. */
export interface OneResult {
  readonly entry: string;
  readonly route: string;
  readonly category: string;
  /** Of its stream, after that. */
  readonly version: number;
  /** Attempts now have the person's own signature. */
  readonly signed: boolean;
}

/* People: the person, and who they were before. Kin: they, their parents, children, brothers and sisters. */
const people = `
    people as (
      select id, parent_id from profile where id = any (selves($1, $2)) or id = any (selves($1, $3))
    ), kin as (
      select id from profile p
      where exists (select from people where id in (p.id, p.parent_id) or parent_id in (p.id, p.parent_id))
    )`;
const vouched = (whom: string) =>
  `(r.confirmed_by in (select id from ${whom}) or r.marked_by in (select id from ${whom}))`;

const boardsStatement = {
  name: 'become_one.boards',
  text: `
    with ${people}
    select distinct e.category_id as category
    from entry e join result r on r.competition_id = e.competition_id and r.entry_id = e.id
    where e.competition_id = $1 and e.profile_id in (select id from kin) and ${vouched('people')}`,
};

/** The categories of the family's results for which one of the two vouches: lock their boards. */
export async function kinBoards(
  tx: Tx,
  competition: string,
  { to, from }: Pick<Becoming, 'to' | 'from'>,
): Promise<string[]> {
  const rows = await tx.rows<{ category: string }>(boardsStatement, [competition, to, from]);
  return rows.map(({ category }) => category);
}

const statement = {
  name: 'become_one',
  text: `
    with ${people}, touched as (
      select r.entry_id, r.route_id, e.category_id, e.profile_id = $2 and s.other as signed, s.own as self_logged,
        e.profile_id = $2 as is_theirs, s.attempts, s.count,
        coalesce(r.confirmed_by in (select id from kin), false) as confirmed,
        coalesce(r.marked_by in (select id from kin), false) as marked
      from entry e join result r on r.competition_id = e.competition_id and r.entry_id = e.id
      cross join lateral (
        select count(*) as count, coalesce(bool_or(a.judge_id <> $2 and a.judge_id in (select id from people)), false) as other,
          coalesce(bool_and(coalesce(a.judge_id in (select id from people), false)), false) as own,
          coalesce(json_agg(json_build_object('uuid', a.id, 'timestamp', a.attempted_at,
            'judge', case when a.judge_id in (select id from people) then $2 else a.judge_id end,
            'success', a.success, 'segments_count', a.segments_count, 'used_last_hold', a.used_last_hold,
            'duration', a.duration_ms, 'notes', a.notes) order by a.position), '[]') as attempts
        from attempt a where a.competition_id = $1 and a.entry_id = r.entry_id and a.route_id = r.route_id
      ) s
      where e.competition_id = $1 and (
        e.profile_id = $2 and (${vouched('kin')} or s.other or s.own <> r.self_logged)
        or e.profile_id in (select id from kin) and ${vouched('people')})
    ), signed as (
      update attempt a set judge_id = $2 from touched t
      where t.signed and a.competition_id = $1 and a.entry_id = t.entry_id and a.route_id = t.route_id
        and a.judge_id in (select id from people)
    ), changed as (
      update result r set
        self_logged = case when t.is_theirs then t.self_logged else r.self_logged end,
        stream_version = r.stream_version + (t.signed or t.confirmed or t.marked)::integer,
        climbed_version = case when t.signed then r.stream_version + 1 else coalesce(r.climbed_version, r.stream_version) end,
        confirmed_at = case when not t.confirmed then r.confirmed_at end,
        confirmed_by = case when not t.confirmed then r.confirmed_by end,
        mark = case when not t.marked then r.mark end,
        marked_by = case when not t.marked then r.marked_by end
      from touched t where r.competition_id = $1 and r.entry_id = t.entry_id and r.route_id = t.route_id
      returning r.entry_id, r.route_id, r.stream_version, r.confirmed_at, r.confirmed_by
    ), logged as (
      insert into command (competition_id, id, kind, route_id, competitor_id, entry_id, actor_id, device, payload, body_hash,
        outcome, stream_version, board_version, written)
      select $1, gen_random_uuid(),
        case when t.signed then 'attempts.replace' when t.marked then 'result.mark' else 'result.unconfirm' end,
        t.route_id, e.profile_id, t.entry_id, $4, $5,
        case when t.signed then jsonb_build_object('attempts', t.attempts)
          when t.marked then '{"attempts": []}'::jsonb else '{}' end,
        '', 'APPLIED', c.stream_version, b.version,
        (case when t.signed then jsonb_build_object('keep', 0, 'attempts', t.attempts)
          else jsonb_build_object('keep', t.count, 'attempts', '[]'::jsonb) end)
        || case when t.marked then '{"mark": null}'::jsonb else '{}' end
        || case when c.confirmed_at is null then '{}'::jsonb
          else jsonb_build_object('confirmed', jsonb_build_object('by', c.confirmed_by, 'at', c.confirmed_at)) end
      from touched t join changed c on c.entry_id = t.entry_id and c.route_id = t.route_id
      join entry e on e.competition_id = $1 and e.id = t.entry_id
      join category_board b on b.competition_id = $1 and b.category_id = t.category_id
      where t.signed or t.confirmed or t.marked
    )
    select t.entry_id as entry, t.route_id as route, t.category_id as category, c.stream_version as version, t.signed
    from touched t join changed c on c.entry_id = t.entry_id and c.route_id = t.route_id`,
};

/**
 * Makes what two wrote each other's results one person's: what either logged for the person is their own, and
 * nobody confirms or marks their own result or their family's any more. The caller has given the entries to the
 * person, and locks the boards (also `kinBoards`).
 *
 * @returns the results that changed
 */
export const becomeOne = (
  tx: Tx,
  competition: string,
  { to, from, actor, device }: Becoming,
): Promise<OneResult[]> => tx.rows<OneResult>(statement, [competition, to, from, actor, device]);

import type { Tx } from '../../platform/db/database.ts';
import { register, type Registration } from '../enter/register.ts';
import { moveCheckIn } from '../desk/move-check-in.ts';
import { moveTeam } from '../teams/move-team.ts';
import { handOverWave } from '../waves/fill-waves.ts';
import { entriesOf } from '../entries/find-entry.ts';
import { becomeOne, kinBoards, type OneResult } from './become-one.ts';
import { lockBoardsOf } from '../../competition/boards/lock-boards.ts';

interface HandOver {
  /** Profile uuids: the entries' owner before and after. */
  readonly from: string;
  readonly to: string;
  /** They entered by their own act. */
  readonly agreed: boolean;
  /** Profile uuid of the person who decided. */
  readonly actor: string | null;
}

/** What changed hands. */
interface HandedOver {
  /** Boards that changed. */
  readonly categories: readonly string[];
  /** Routes whose attempts or queues changed. */
  readonly routes: readonly string[];
  /** Results that became their own. */
  readonly results: readonly OneResult[];
}

const statements = {
  entries: `
    update entry e set profile_id = $3, version = b.version
    from category_board b
    where e.competition_id = $1 and e.id = any($2::uuid[])
      and b.competition_id = e.competition_id and b.category_id = e.category_id`,
  /* Returns the registration it deleted. */
  leave: `
    update registration r set competitor_number = null, waiting_place = null
    from (select competitor_number, waiting_place from registration where competition_id = $1 and profile_id = $2) was
    where r.competition_id = $1 and r.profile_id = $2
    returning was.competitor_number, was.waiting_place`,
  /* A queue is a list of people: one leaves, and the other takes the same place, called by nobody yet. */
  queues: `
    with raised as (
      update route_queue q set version = version + 3
      where competition_id = $1 and exists (
        select from route_queue_entry w
        where w.competition_id = $1 and w.route_id = q.route_id and w.entry_id = any($2::uuid[]))
      returning route_id, version
    ), lines as (
      select r.route_id, line.* from raised r cross join lateral (values
        ('queue.remove', $3::uuid, '{}'::jsonb, r.version - 2),
        ('queue.add', $4::uuid, '{}'::jsonb, r.version - 1),
        ('queue.move', null, jsonb_build_object('queue', (
          select jsonb_agg(e.profile_id order by w.position)
          from route_queue_entry w join entry e on e.competition_id = $1 and e.id = w.entry_id
          where w.competition_id = $1 and w.route_id = r.route_id)), r.version)
      ) as line (kind, competitor, payload, version)
    ), called as (
      update route_queue_entry set call_kind = null, called_at = null, skips = 0
      where competition_id = $1 and entry_id = any($2::uuid[])
    ), logged as (
      insert into command (competition_id, id, kind, route_id, competitor_id, entry_id, actor_id, device, payload, body_hash,
        outcome, stream_version)
      select $1, gen_random_uuid(), l.kind, l.route_id, l.competitor,
        case when l.competitor is not null then w.entry_id end, $5, 'take-over', l.payload, '', 'APPLIED', l.version
      from lines l join route_queue_entry w
        on w.competition_id = $1 and w.route_id = l.route_id and w.entry_id = any($2::uuid[])
    )
    select route_id as route from raised`,
  declined: `
    update registration t set declined_at = f.declined_at, declined_by = f.declined_by, declined_stage = f.declined_stage
    from registration f
    where t.competition_id = $1 and t.profile_id = $3 and f.competition_id = $1 and f.profile_id = $2
      and f.declined_at is not null`,
  handicap: `
    update registration r set handicap_percent = coalesce(r.handicap_percent, was.handicap_percent),
      handicap_points = coalesce(r.handicap_points, was.handicap_points)
    from registration was
    where r.competition_id = $1 and r.profile_id = $3 and was.competition_id = $1 and was.profile_id = $2
      and (was.handicap_percent, was.handicap_points) is distinct from (null::smallint, null::integer)`,
  nation: `
    update registration r set nation = coalesce(r.nation, was.nation)
    from registration was
    where r.competition_id = $1 and r.profile_id = $3 and was.competition_id = $1 and was.profile_id = $2
      and was.nation is not null`,
  won: `
    update raffle_draw set profile_id = $3 where competition_id = $1 and profile_id = $2
      and not exists (select from raffle_draw where competition_id = $1 and profile_id = $3)`,
  /* The place that they had before they left is gone; they get that of the entry. */
  forget_team: `update registration set team_id = null where competition_id = $1 and profile_id = $2 and team_id is not null`,
  climbed: `select distinct route_id as route from result where competition_id = $1 and entry_id = any($2::uuid[])`,
};

/**
 * Gives one person's entries to another, in all stages, with number, place, attempts and queues. What the one
 * logged is the other's own from now on. The caller moves answers,
 * and locks the competition; this function locks all boards that show them.
 */
export async function handOver(
  tx: Tx,
  competition: string,
  { from, to, agreed, actor }: HandOver,
): Promise<HandedOver> {
  const entries = await entriesOf(tx, competition, from);
  const ids = entries.map(({ id }) => id);
  const places = entries.map(({ categoryId }) => categoryId);
  const kin = await kinBoards(tx, competition, { from, to });
  const boards = await lockBoardsOf(tx, competition, [...places, ...kin]);
  const run = <T>(name: keyof typeof statements, values: readonly unknown[]) =>
    tx.rows<T>({ name: `takeover.${name}`, text: statements[name] }, [competition, ...values]);
  const [was] = await run<Pick<Registration, 'competitorNumber' | 'waitingPlace'>>('leave', [from]);
  await register(tx, competition, [{ profile: to, agreed, ...was }]);
  await run('forget_team', [to]);
  await run('handicap', [from, to]);
  await run('nation', [from, to]);
  await run('won', [from, to]);
  await moveCheckIn(tx, competition, { from, to });
  await moveTeam(tx, competition, { from, to });
  await run('declined', [from, to]);
  await handOverWave(tx, competition, { from, to });
  await run('entries', [ids, to]);
  const queues = await run<{ route: string }>('queues', [ids, from, to, actor]);
  const results = await becomeOne(tx, competition, { from, to, actor, device: 'take-over' });
  const climbed = await run<{ route: string }>('climbed', [ids]);
  return {
    categories: boards.map(({ category }) => category),
    routes: [...new Set([...queues, ...climbed, ...results].map(({ route }) => route))],
    results,
  };
}

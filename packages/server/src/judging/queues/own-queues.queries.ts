import type { CallKind, EntryStatus } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { lastClimbed } from '../log/last-climbed.ts';

/** Somebody in a queue. */
export interface WaitingRow {
  readonly route: string;
  /** Profile uuid. */
  readonly user: string;
  readonly joinedSelf: boolean;
  readonly call: CallKind | null;
  readonly calledAt: Date | null;
  readonly skips: number;
}

const waiting = `
  select w.route_id as route, e.profile_id as user, w.joined_self, w.call_kind as call, w.called_at, w.skips
  from route_queue_entry w join entry e on e.competition_id = $1 and e.id = w.entry_id
  where w.competition_id = $1 and w.route_id = any($2::uuid[])
  order by w.route_id, w.position`;

/** Everybody in the queues of some routes, next climber first in each. */
export const readWaiting = (
  db: Queries,
  competition: string,
  routes: readonly string[],
): Promise<WaitingRow[]> =>
  db.rows<WaitingRow>({ name: 'queues.waiting', text: waiting }, [competition, routes]);

const joined = `
  select distinct w.route_id as route
  from route_queue_entry w join entry e on e.competition_id = $1 and e.id = w.entry_id
  where w.competition_id = $1 and w.joined_self and e.profile_id = any($2::uuid[])`;

/** The routes whose queues some people joined. */
export async function readJoined(
  db: Queries,
  competition: string,
  people: readonly string[],
): Promise<string[]> {
  const rows = await db.rows<{ route: string }>({ name: 'queues.joined', text: joined }, [
    competition,
    people,
  ]);
  return rows.map(({ route }) => route);
}

const lost = `
  select last.competitor, last.route
  from (
    select distinct on (c.competitor_id, c.route_id) c.competitor_id as competitor, c.route_id as route, c.kind
    from command c
    where c.competition_id = $1 and c.competitor_id = any($2::uuid[]) and c.stream_version is not null
      and c.received_at > now() - interval '30 minutes'
    order by c.competitor_id, c.route_id, c.received_at desc, c.id desc) last
  where last.kind = 'queue.skip' and not exists (
    select from route_queue_entry w join entry e on e.competition_id = $1 and e.id = w.entry_id
    where w.competition_id = $1 and w.route_id = last.route and e.profile_id = last.competitor)`;

/** Where some people lost their place lately: a judge passed over them twice, and nothing happened to them there since. */
export const readLost = (
  db: Queries,
  competition: string,
  people: readonly string[],
): Promise<{ competitor: string; route: string }[]> =>
  db.rows<{ competitor: string; route: string }>({ name: 'queues.lost', text: lost }, [competition, people]);

/** By the result, so that one row tells about each climber on each route. */
const climbed = `
  select route_id as route, array_agg(changed_at) as times from result
  where competition_id = $1 and route_id = any($2::uuid[]) and tries > 0 and changed_at > now() - interval '1 hour'
  group by route_id`;

/** When each climber's result on some routes changed last, within the hour. */
export async function readClimbed(
  db: Queries,
  competition: string,
  routes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.rows<{ route: string; times: Date[] }>({ name: 'queues.climbed', text: climbed }, [
    competition,
    routes,
  ]);
  return new Map(rows.map(({ route, times }) => [route, times.map((time) => time.toISOString())]));
}

/** An entry of a person or one of their children. */
export interface FamilyRow {
  readonly competitor: string;
  readonly category: string;
  readonly status: EntryStatus;
  /** Null = nothing climbed yet. */
  readonly lastAttemptAt: Date | null;
}

const family = `
  select e.profile_id as competitor, e.category_id as category, e.status,
    ${lastClimbed('array[e.id]')} as last_attempt_at
  from entry e
  where e.competition_id = $1 and e.profile_id = any (array(select id from profile where id = $2 or parent_id = $2))`;

/** Their entries in a competition, in all stages. */
export const readFamily = (db: Queries, competition: string, profile: string): Promise<FamilyRow[]> =>
  db.rows<FamilyRow>({ name: 'queues.family', text: family }, [competition, profile]);

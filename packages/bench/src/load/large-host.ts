import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Cluster } from './postgres-cluster.ts';

/** Where to look in a host after years. */
export interface LargeHost {
  /** Path of the competition with the longest history. */
  readonly history: string;
  /** A command and another change with few before them. */
  readonly oldest: string;
  readonly oldestRecord: string;
  readonly route: string;
  /** Profile uuids. */
  readonly judge: string;
  readonly competitor: string;
}

/** Fills a database that has the demo with `large-host.sql`. @param organiser profile uuid */
export function fillHost(cluster: Cluster, database: string, organiser: string): LargeHost {
  const script = readFileSync(resolve(import.meta.dirname, 'large-host.sql'), 'utf8');
  cluster.psql(database, `\\set organiser ${organiser}\n${script}`);
  const large = 'select competition_id as id from entry group by 1 order by count(*) desc limit 1';
  const [competition, oldest, route, judge, competitor, oldestRecord] = cluster
    .psql(
      database,
      `select l.id, c.id, c.route_id, c.actor_id, c.competitor_id, a.id from (${large}) l,
        lateral (select * from command where competition_id = l.id order by received_at, id offset 60 limit 1) c,
        lateral (select id from audit where competition_id = l.id order by created_at, id offset 60 limit 1) a;`,
    )
    .trim()
    .split('|');
  if (!competition || !oldest || !route || !judge || !competitor || !oldestRecord)
    throw new Error('The large host has no history.');
  return { history: `/competitions/${competition}`, oldest, route, judge, competitor, oldestRecord };
}

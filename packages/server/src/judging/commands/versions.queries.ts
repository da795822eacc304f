import type { Database } from '../../platform/db/database.ts';
import { isQueueKind, type ScoringCommand } from '../log/command.ts';

/** Versions of queues, by route, and of results, by route and profile. */
export type Versions = Map<string, number>;

const queues = {
  name: 'commands.queue_versions',
  text: 'select route_id as key, version from route_queue where competition_id = $1 and route_id = any ($2)',
};
const results = {
  name: 'commands.result_versions',
  text: `select r.route_id || ' ' || e.profile_id as key, max(r.stream_version) as version
    from entry e join result r on r.competition_id = e.competition_id and r.entry_id = e.id
    where e.competition_id = $1 and e.profile_id = any ($2) and r.route_id = any ($3)
    group by 1`,
};

/** The versions of all that these commands change; what nobody has changed yet is missing. */
export async function readVersions(
  db: Database,
  competition: string,
  commands: readonly ScoringCommand[],
): Promise<Versions> {
  const routes = [...new Set(commands.map(({ route }) => route))];
  const profiles = [...new Set(commands.flatMap(({ competitor }) => competitor ?? []))];
  const ofQueues = [...new Set(commands.flatMap(({ kind, route }) => (isQueueKind(kind) ? route : [])))];
  const rows = [
    ...(await db.rows<{ key: string; version: number }>(queues, [competition, ofQueues])),
    ...(await db.rows<{ key: string; version: number }>(results, [competition, profiles, routes])),
  ];
  return new Map(rows.map(({ key, version }) => [key, version]));
}

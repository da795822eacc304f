import type { OwnQueues } from '@topout/contract';
import { paceOf, restsUntil } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors.ts';
import {
  type FamilyRow,
  readClimbed,
  readFamily,
  readJoined,
  readLost,
  readWaiting,
  type WaitingRow,
} from './own-queues.queries.ts';

/**
 * The entries of a person and their children.
 *
 * @throws Refusal 403 for people without one
 */
export async function requireFamily(
  db: Queries,
  competition: string,
  profile: string,
): Promise<readonly FamilyRow[]> {
  const family = await readFamily(db, competition, profile);
  if (family.length === 0) throw forbidden('You are not entered in this competition.');
  return family;
}

/**
 * The queues that a family may join, how long they are and how fast they go, and the family's own places.
 * (behaviour: queues)
 */
export async function ownQueues(
  db: Queries,
  competition: CompetitionSnapshot,
  family: readonly FamilyRow[],
): Promise<OwnQueues> {
  const offered = family.flatMap(({ category }) => [...(competition.selfQueuedOf.get(category) ?? [])]);
  const own = new Set(family.map(({ competitor }) => competitor));
  // Somebody who changed category keeps places that the new one does not offer, until they leave.
  const joined = await readJoined(db, competition.uuid, [...own]);
  const routes = [...new Set([...offered, ...joined])];
  const [waiting, climbed, lost] = await Promise.all([
    readWaiting(db, competition.uuid, routes),
    readClimbed(db, competition.uuid, routes),
    readLost(db, competition.uuid, [...own]),
  ]);
  const queues = Map.groupBy(waiting, ({ route }) => route);
  const nowMs = Date.now();
  return {
    routes: routes.map((route) => ({
      route,
      waiting: queues.get(route)?.length ?? 0,
      pace: paceOf(climbed.get(route) ?? [], nowMs),
    })),
    places: [...queues.values()].flatMap((queue) =>
      queue.flatMap((one, before) => (own.has(one.user) ? [placeOf(one, before)] : [])),
    ),
    lost,
    climbers: [...own].map((competitor) => ({
      competitor,
      restsUntil: instant(restsUntil(lastAttemptMs(family, competitor), competition.rules, nowMs)),
    })),
  };
}

const placeOf = ({ user, route, call, calledAt, skips }: WaitingRow, before: number) => ({
  competitor: user,
  route,
  before,
  call,
  calledAt: calledAt?.toISOString() ?? null,
  skips,
});

function lastAttemptMs(family: readonly FamilyRow[], competitor: string): number | null {
  const times = family
    .filter((entry) => entry.competitor === competitor)
    .flatMap(({ lastAttemptAt }) => lastAttemptAt?.getTime() ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

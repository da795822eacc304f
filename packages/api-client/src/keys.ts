import { withQuery } from './http/with-query.ts';

/* Addresses that a judge's commands change: calls read them, and the outbox makes them read again. */

export const attemptsKey = (competition: string, route: string, user: string) =>
  withQuery(`routes/${route}/attempts`, { user, competition });

/** The attempts of one person on a route, and of everybody. */
export const attemptsKeys = (competition: string, route: string, user: string) => [
  attemptsKey(competition, route, user),
  attemptsKey(competition, route, 'ALL'),
];

export const heldPath = (competition: string) => `competitions/${competition}/held-results`;
/** Held results, whoever logged them. */
export const heldKey = (competition: string) => `${heldPath(competition)}*`;

export const entriesKey = (competition: string) => `competitions/${competition}/entries`;
export const entryKey = (competition: string, entry: string) => `${entriesKey(competition)}/${entry}`;

export const queueKey = (competition: string, route: string) =>
  `competitions/${competition}/route-queues/${route}`;
export const queuesKey = (competition: string) => `competitions/${competition}/route-queues`;

/** Who joined a queue by themselves, and who was called. */
export const waitingKey = (competition: string, route: string) => `${queueKey(competition, route)}/waiting`;
/** The queues that a climber and their children may join. */
export const ownQueuesKey = (competition: string) => `competitions/${competition}/own-queues`;

import { type OutboxItem, useFollowedQueues, useOutbox, useOwnQueues } from '@topout/api-client';
import type { Competition, OwnQueues } from '@topout/contract';
import { createContext, use, useMemo } from 'react';

export type OwnPlace = OwnQueues['places'][number] & {
  /** They leave, which this phone has not said yet. */
  readonly leaving: boolean;
};

export type LostPlace = NonNullable<OwnQueues['lost']>[number];

export interface Queues extends Omit<OwnQueues, 'places' | 'lost'> {
  readonly lost: readonly LostPlace[];
  readonly places: readonly OwnPlace[];
}

const none: Queues = { routes: [], places: [], lost: [], climbers: [] };

/** The queues of a card, read once for all of its rows. */
const QueuesContext = createContext<Queues>(none);
export const QueuesProvider = QueuesContext.Provider;

const nothing: readonly never[] = [];

/**
 * The queues that this phone's family may join, with what is not sent yet.
 *
 * @param open results are taken: a place means nothing afterwards
 */
export function useReadQueues(
  { uuid, routeGroups }: Pick<Competition, 'uuid' | 'routeGroups'>,
  open: boolean,
): Queues {
  const offered = open && routeGroups.some(({ climbersQueue }) => climbersQueue) ? uuid : null;
  useFollowedQueues(offered);
  const { data } = useOwnQueues(offered);
  const items = useOutbox()?.items ?? nothing;
  return useMemo(() => {
    if (!data) return none;
    const isLeaving = ({ route, competitor }: OwnQueues['places'][number]) =>
      items.some((item) => leaves(item, route, competitor));
    return {
      ...data,
      lost: data.lost ?? [],
      places: data.places.map((place) => ({ ...place, leaving: isLeaving(place) })),
    };
  }, [data, items]);
}

const leaves = ({ command, state }: OutboxItem, route: string, competitor: string) =>
  command.kind === 'queue.remove' &&
  command.route === route &&
  command.competitor === competitor &&
  (state === 'phone' || state === 'sending');

export const useQueues = (): Queues => use(QueuesContext);

/** One climber's place at a route; undefined while they do not wait there. */
export const useOwnPlace = (route: string, user: string): OwnPlace | undefined =>
  useQueues().places.find((place) => place.route === route && place.competitor === user);

/** How long a queue is, and how fast it goes. */
export const useQueueAt = (route: string) => useQueues().routes.find((one) => one.route === route);

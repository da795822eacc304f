import type { OutboxItem } from '@topout/api-client';
import type { EntryDetail, Route } from '@topout/contract';
import { overlayAttempts, type ShownStream } from '../../outbox/overlay-attempts.ts';

/** The attempts of a card, route by route, including this phone's additions. By route uuid. */
export function ownStreams(
  { attempts, streams, user }: Pick<EntryDetail, 'attempts' | 'streams' | 'user'>,
  routes: readonly Route[],
  items: readonly OutboxItem[],
): ReadonlyMap<string, ShownStream> {
  const climber = { uuid: user.uuid, name: user.name };
  const versions = new Map(streams.map(({ route, version }) => [route, version]));
  return new Map(
    routes.map((route) => {
      const read = {
        user: user.uuid,
        version: versions.get(route.uuid) ?? 0,
        attempts: attempts.filter((attempt) => attempt.route === route.uuid),
      };
      return [route.uuid, overlayAttempts(read, items, route, climber)];
    }),
  );
}

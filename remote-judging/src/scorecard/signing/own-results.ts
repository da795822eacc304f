import type { Competition, EntryDetail, Route } from '@topout/contract';
import type { CardResult } from '@topout/domain';
import { confirmedByOn } from '../../competition/competition-routes.ts';
import type { ShownStream } from '../../outbox/overlay-attempts.ts';
import type { Confirmation } from '../witness/confirmation.ts';

interface OwnDay {
  readonly competition: Competition;
  readonly card: EntryDetail;
  readonly routes: readonly Route[];
  /** By route uuid. */
  readonly streams: ReadonlyMap<string, ShownStream>;
  readonly confirmations: ReadonlyMap<string, Confirmation>;
}

/** A climber's own card to be signed, with what this phone has logged since. */
export const ownResults = ({ competition, card, routes, streams, confirmations }: OwnDay): CardResult[] =>
  routes.map((route) => {
    const attempts = streams.get(route.uuid)?.attempts ?? [];
    const open = attempts.length === 0 || confirmations.get(route.uuid)?.state === 'open';
    return {
      route: route.uuid,
      climbType: route.climbType,
      attempts,
      mark: card.streams.find((stream) => stream.route === route.uuid)?.mark ?? null,
      settled: !open || confirmedByOn(route, competition, card.category.uuid) !== 'MARKER',
    };
  });

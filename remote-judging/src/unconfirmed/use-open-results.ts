import type { Competition, Entry, Route, UnconfirmedResult } from '@topout/contract';
import { addCommands, useEntries, useOutbox, useUnconfirmed, useVenueRoutes } from '@topout/api-client';
import { useState } from 'react';
import { competitionRoutes, nameOfRoute } from '../competition/competition-routes.ts';
import { confirmedNow, newestOn } from '../outbox/confirmed-now.ts';

/** A result that waits for this judge, or that they have just confirmed here. */
export interface OpenResult extends UnconfirmedResult {
  readonly key: string;
  readonly entry: Entry;
  readonly on: Route;
  /** The route's, in the climber's category. */
  readonly routeName: string;
  readonly confirmed: boolean;
}

export type PutConfirmation = (
  kind: 'result.confirm' | 'result.unconfirm',
  results: readonly OpenResult[],
) => void;

const keyOf = ({ route, user }: UnconfirmedResult) => `${route} ${user}`;

/**
 * What waits for a judge on all routes, by route, including this phone's confirmations.
 *
 * @param climber whose; null = everybody's
 */
export function useOpenResults(competition: Competition, climber: string | null) {
  const { uuid, venues } = competition;
  const outbox = useOutbox();
  const [done, setDone] = useState<ReadonlyMap<string, UnconfirmedResult>>(new Map());
  const all = useUnconfirmed(uuid);
  // Where they are too many for one answer, somebody's own are asked for.
  const isCut = all.data !== undefined && all.data.total > all.data.data.length;
  const own = useUnconfirmed(climber !== null && isCut ? uuid : null, climber);
  const routes = useVenueRoutes(venues[0]?.uuid ?? null, uuid);
  const entries = useEntries(uuid);

  const read = own.data ?? all.data;
  const results =
    read && routes.data && entries.data
      ? merged(read.data, done, outbox?.items ?? [], {
          competition,
          routes: competitionRoutes(routes.data, competition),
          entries: entries.data,
        }).filter(({ user }) => climber === null || user === climber)
      : undefined;

  const put: PutConfirmation = (kind, chosen) => {
    setDone(new Map([...done, ...chosen.map((one): [string, UnconfirmedResult] => [one.key, one])]));
    const commands = chosen.map(({ route, user, version }) => ({
      kind,
      route,
      competitor: user,
      base: version,
      payload: {},
    }));
    void addCommands(uuid, commands);
  };
  return {
    read: {
      data: results && { results, total: all.data?.total ?? 0, entries: entries.data ?? [] },
      error: all.error ?? routes.error ?? entries.error,
      isKept: all.isKept || routes.isKept || entries.isKept,
    },
    put,
  };
}

interface Known {
  readonly competition: Competition;
  /** In order. */
  readonly routes: readonly Route[];
  readonly entries: readonly Entry[];
}

/** What was just confirmed has left the list, and stays on screen to be undone. */
function merged(
  read: readonly UnconfirmedResult[],
  done: ReadonlyMap<string, UnconfirmedResult>,
  items: Parameters<typeof newestOn>[0],
  { competition, routes, entries }: Known,
): OpenResult[] {
  const open = new Map(read.map((one) => [keyOf(one), one]));
  const rows = [
    ...read.map((one) => ({ ...one, key: keyOf(one), confirmed: false })),
    ...[...done].flatMap(([key, one]) => (open.has(key) ? [] : [{ ...one, key, confirmed: true }])),
  ];
  const byUser = new Map(entries.map((entry) => [entry.user.uuid, entry]));
  return routes.flatMap((on) =>
    rows.flatMap((row): OpenResult[] => {
      const entry = byUser.get(row.user);
      if (row.route !== on.uuid || !entry) return [];
      const confirmed = confirmedNow(row, newestOn(items, row.route, row.user)) === true;
      // Confirmed somewhere else, or on another page of this phone.
      if (confirmed && !done.has(row.key)) return [];
      return [{ ...row, entry, on, routeName: nameOfRoute(on, competition, entry.category.uuid), confirmed }];
    }),
  );
}

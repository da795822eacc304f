import type { Attempt } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import type { Confirmation, Mark } from '../decide/batch-state.ts';
import { rebuild } from './rebuild.ts';
import type { LoggedChange } from './stored.queries.ts';

export interface LoggedStream {
  readonly route: string;
  readonly version: number;
  /** The version at which its attempts last changed. */
  readonly climbed: number;
  readonly attempts: readonly Attempt[];
  readonly confirmed: Confirmation | null;
  readonly mark: Mark | null;
}

const statement = {
  name: 'corrections.logged',
  text: `
    select id, kind, route_id as route, entry_id as entry, competitor_id as competitor, null as queue, null as call,
      stream_version as version, written
    from command
    where competition_id = $1 and entry_id = $2 and kind not like 'queue.%' and stream_version is not null
      and ($3::uuid is null or route_id = $3 and stream_version <= $4)
    order by stream_version`,
};

interface Until {
  readonly route: string;
  readonly version: number;
}

/**
 * An entry's results according to the log, route by route; for one route, up to a version of its stream. A
 * judge whose profile is gone is unknown.
 *
 * @throws Refusal 409 if a route no longer fits its results: gone, or with fewer zones or holds than were
 * reached
 */
export async function loggedStreams(
  db: Queries,
  competition: string,
  entry: string,
  until?: Until,
): Promise<LoggedStream[]> {
  const changes = await db.rows<LoggedChange>(statement, [
    competition,
    entry,
    until?.route ?? null,
    until?.version ?? null,
  ]);
  const streams = [...rebuild(changes).streams].map(([key, stream]) => ({
    ...stream,
    route: key.split('/')[1] ?? '',
  }));
  await requireRoutes(db, streams);
  const judges = await knownProfiles(db, [
    ...new Set(
      streams.flatMap(({ attempts, confirmed, mark }) => [
        ...attempts.flatMap(({ judge }) => judge ?? []),
        ...(confirmed?.by ? [confirmed.by] : []),
        ...(mark?.by ? [mark.by] : []),
      ]),
    ),
  ]);
  return streams.map((stream) => ({
    ...stream,
    attempts: stream.attempts.map((one) => signed(one, judges)),
    confirmed: stream.confirmed && madeBy(stream.confirmed, judges),
    mark: stream.mark && madeBy(stream.mark, judges),
  }));
}

async function requireRoutes({ kysely }: Queries, streams: readonly LoggedStream[]): Promise<void> {
  if (streams.length === 0) return;
  const routes = streams.map(({ route }) => route);
  const found = await kysely
    .selectFrom('route')
    .select(['id', 'segmentsCount'])
    .where('id', 'in', routes)
    .execute();
  for (const { route, attempts } of streams) {
    const now = found.find(({ id }) => id === route);
    if (!now) throw conflict('route.gone', 'Somebody has since deleted a route of these results.');
    if (attempts.some(({ segmentsCount }) => segmentsCount > now.segmentsCount)) {
      throw conflict('route.changed', 'A route now has fewer zones or holds than these results reached.');
    }
  }
}

const madeBy = <T extends Confirmation | Mark>(made: T, people: ReadonlySet<string>): T => ({
  ...made,
  by: made.by !== null && people.has(made.by) ? made.by : null,
});

const signed = (attempt: Attempt, judges: ReadonlySet<string>): Attempt =>
  attempt.judge === null || judges.has(attempt.judge) ? attempt : { ...attempt, judge: null };

async function knownProfiles({ kysely }: Queries, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set();
  const found = await kysely.selectFrom('profile').select('id').where('id', 'in', uuids).execute();
  return new Set(found.map(({ id }) => id));
}

import { isUnsent, type OutboxItem } from '@topout/api-client';
import type { Competition, EntryDetail, Route } from '@topout/contract';
import { type ConfirmedBy, isIncidentKind, isSelfLogged, isSignature, recordsAgree } from '@topout/domain';
import { confirmedByOn } from '../../competition/competition-routes.ts';
import type { ShownStream } from '../../outbox/overlay-attempts.ts';

/** Whether a result that somebody has to confirm is confirmed, as this phone knows it. */
export interface Confirmation {
  readonly by: Exclude<ConfirmedBy, 'NOBODY'>;
  /** `sent`: a witness's code is on its way. */
  readonly state: 'open' | 'sent' | 'confirmed';
  /** Why the last code was refused. */
  readonly reason: string | null;
}

interface OnPhone {
  readonly card: Pick<EntryDetail, 'streams' | 'user' | 'category'>;
  readonly competition: Competition;
  readonly routes: readonly Route[];
  /** By route uuid. */
  readonly streams: ReadonlyMap<string, ShownStream>;
  readonly items: readonly OutboxItem[];
}

/** By route uuid: only where the climber's own result is to be confirmed. */
export function confirmationsOf({
  card,
  competition,
  routes,
  streams,
  items,
}: OnPhone): ReadonlyMap<string, Confirmation> {
  const user = card.user.uuid;
  const saved = new Map(card.streams.map((stream) => [stream.route, stream]));
  return new Map(
    routes.flatMap((route): [string, Confirmation][] => {
      const by = confirmedByOn(route, competition, card.category.uuid);
      const attempts = streams.get(route.uuid)?.attempts ?? [];
      const signed = attempts.map(({ judge }) => ({ judge: judge?.uuid ?? null }));
      if (by === 'NOBODY' || !isSelfLogged(user, signed)) return [];
      const newest = items.findLast(
        ({ command, state }) =>
          command.route === route.uuid &&
          command.competitor === user &&
          !command.kind.startsWith('queue.') &&
          !isSignature(command.kind) &&
          !isIncidentKind(command.kind) &&
          state !== 'refused',
      );
      const read = saved.get(route.uuid);
      if (by === 'MARKER') {
        const agrees = recordsAgree(attempts, read?.mark ?? [], route.climbType);
        const isConfirmed = isNews(read, newest) ? agrees : read?.confirmed === true;
        return [[route.uuid, { by, state: isConfirmed ? 'confirmed' : 'open', reason: null }]];
      }
      return [[route.uuid, { by, ...stateOf(read, newest) }]];
    }),
  );
}

type Saved = EntryDetail['streams'][number] | undefined;

/** Whether this phone has sent something that the card does not know. */
const isNews = (saved: Saved, newest: OutboxItem | undefined): newest is OutboxItem =>
  newest !== undefined && (isUnsent(newest) || (newest.version ?? 0) > (saved?.version ?? 0));

/** What the card says, unless this phone has newer news. */
function stateOf(saved: Saved, newest: OutboxItem | undefined): Omit<Confirmation, 'by'> {
  const confirms = newest?.command.kind === 'result.confirm';
  const reason = confirms ? (newest.reason?.message ?? null) : null;
  if (isNews(saved, newest))
    return { state: !confirms ? 'open' : isUnsent(newest) ? 'sent' : 'confirmed', reason };
  return saved?.confirmed === true ? { state: 'confirmed', reason: null } : { state: 'open', reason };
}

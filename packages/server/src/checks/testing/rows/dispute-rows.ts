import type { DisputeKind } from '@topout/domain';
import type { Database } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { at, type Ground, judges, organisers, type Row } from '../rights.ts';

/** An open dispute about the competitor's first route, with the competition's id. @param by who opened it */
const inDispute =
  (by: 'master' | 'competitor', kind: DisputeKind = 'QUERY') =>
  async ({ id, entry, competitor, master, routes }: Ground, { kysely }: Database) => {
    await kysely
      .insertInto('dispute')
      .values({
        competitionId: id,
        id,
        competitorId: competitor,
        entryId: entry,
        routeId: routes[0],
        kind,
        ...(kind === 'INCIDENT' && { happenedAt: new Date(), plus: false }),
        openedBy: by === 'master' ? master.profile : competitor,
        before: '[]',
      })
      .onConflict((known) => known.doNothing())
      .execute();
    return {};
  };

const opening = (kind: DisputeKind) => (on: Ground) =>
  [
    'POST',
    at('/disputes')(on),
    { kind, entry: on.entry, route: on.routes[0], text: 'Look at this.' },
  ] as const;
const dispute = (on: Ground) => at(`/disputes/${on.id}`)(on);

/** Results in dispute; what climbers may do about their own is tested with the calls. */
export const disputeRows: readonly Row[] = [
  {
    what: 'results in dispute, at least their own',
    may: [...organisers, 'COMPETITOR', 'TICKET'],
    call: (on) => ['GET', at('/disputes')(on)],
  },
  { what: 'a query about a result', may: organisers, call: opening('QUERY') },
  { what: 'an appeal against the result of another', may: [], call: opening('APPEAL') },
  {
    what: 'an answer about a result',
    may: organisers,
    prepare: inDispute('master'),
    call: (on) => ['POST', `${dispute(on)}/answers`, { uuid: newId(), text: 'The second hold.' }],
  },
  {
    what: 'a decision about a result',
    may: ['MASTER', 'STAFF_JUDGE'],
    prepare: inDispute('master'),
    call: (on) => ['POST', `${dispute(on)}/decision`, { decision: 'CHANGED', reason: 'Seen.' }],
  },
  {
    what: 'the end of a query',
    may: ['MASTER'],
    prepare: inDispute('master'),
    call: (on) => ['DELETE', dispute(on)],
  },
  {
    what: 'the end of the appeal of another',
    may: [],
    prepare: inDispute('competitor'),
    call: (on) => ['DELETE', dispute(on)],
  },
  {
    what: 'a decision about a technical incident',
    may: ['MASTER', 'STAFF_JUDGE'],
    prepare: inDispute('competitor', 'INCIDENT'),
    call: (on) => ['POST', `${dispute(on)}/decision`, { decision: 'CONFIRMED', reason: 'Seen.' }],
  },
  {
    what: 'the end of a technical incident on the judge’s route',
    may: judges,
    prepare: inDispute('competitor', 'INCIDENT'),
    call: (on) => ['DELETE', dispute(on)],
  },
];

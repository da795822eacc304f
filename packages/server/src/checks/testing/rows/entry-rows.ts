import type { Database } from '../../../platform/db/database.ts';
import { deleteEntry } from '../../../entering/change/delete-entry.ts';
import { aTicket } from '../../../entering/tickets/testing.ts';
import { newId } from '../../../platform/ids.ts';
import { newSecret, secretHash } from '../../../platform/secrets.ts';
import { findEntry } from '../../../entering/entries/find-entry.ts';
import type { BulkEntriesReply } from '@topout/contract';
import type { LightMyRequestResponse } from 'fastify';
import { at, type Ground, organisers, type Row, team } from '../rights.ts';

const entries: readonly Row[] = (['NONE', 'ADD', 'ADD_MODIFY'] as const).flatMap(
  (judgeCompetitorPermissions) => {
    const settings = { judgeCompetitorPermissions };
    const adds = judgeCompetitorPermissions === 'NONE' ? organisers : team;
    const modifies = judgeCompetitorPermissions === 'ADD_MODIFY' ? team : organisers;
    return [
      {
        what: "somebody else's entry",
        settings,
        may: adds,
        call: (on: Ground) =>
          ['POST', at('/entries')(on), { category: on.categories[0], user: on.outsider }] as const,
      },
      {
        what: 'a change of an entry',
        settings,
        may: modifies,
        call: (on: Ground) => ['PATCH', at(`/entries/${on.competitor}`)(on), { status: 'RETIRED' }] as const,
      },
      {
        what: "a list of somebody else's entries",
        settings,
        may: adds,
        call: (on: Ground) =>
          [
            'POST',
            at('/entries/bulk')(on),
            { entries: [{ category: on.categories[0], user: on.outsider }] },
          ] as const,
        done: (reply: LightMyRequestResponse) => reply.json<BulkEntriesReply>().data[0]?.status === 201,
      },
      {
        what: 'to undo a deletion',
        settings,
        may: modifies,
        prepare: ({ id, double }: Ground, db: Database) =>
          db.transaction(async (tx) => {
            const found = await findEntry(tx, id, double);
            await deleteEntry(tx, { competition: { uuid: id }, actor: { profile: null } }, found);
            return { double: found.id };
          }),
        call: (on: Ground) => ['POST', at(`/entries/${on.double}/restore`)(on)] as const,
      },
      {
        what: 'the look at a merge',
        settings,
        may: modifies,
        call: (on: Ground) => ['GET', at(`/entries/${on.double}/merge?target=${on.competitor}`)(on)] as const,
      },
      {
        what: 'who is probably entered twice',
        settings,
        may: modifies,
        call: (on: Ground) => ['GET', at('/entries/doubles')(on)] as const,
      },
      {
        what: 'a merge of two entries',
        settings,
        may: modifies,
        call: (on: Ground) =>
          ['POST', at(`/entries/${on.double}/merge`)(on), { target: on.competitor }] as const,
      },
      {
        what: 'the order of a waiting list',
        settings,
        may: modifies,
        call: (on: Ground) =>
          ['PUT', at(`/waiting-list/${on.categories[0]}`)(on), { entries: [], seen: [] }] as const,
      },
      {
        what: 'the end of an entry',
        settings,
        may: modifies,
        call: (on: Ground) => ['DELETE', at(`/entries/${on.competitor}`)(on)] as const,
      },
    ];
  },
);

async function aTabletIn({ kysely }: Database, competitionId: string): Promise<string> {
  const id = newId();
  await kysely
    .insertInto('deskTablet')
    .values({ competitionId, id, name: 'Tablet 1', secretHash: secretHash(newSecret()) })
    .execute();
  return id;
}

const withTicket = async (ground: Ground, db: Database) => ({
  competitor: (await aTicket(db, ground)).profile,
});

/** Judges who may add and change single entries still may not import lists. */
const settings = { judgeCompetitorPermissions: 'ADD_MODIFY' } as const;

const lists: readonly Row[] = [
  {
    what: 'an import of entries',
    settings,
    may: organisers,
    call: (on) => ['POST', at('/entries/import')(on), { table: 'Name,Category' }],
  },
  {
    what: 'an invitation to enter',
    settings,
    may: organisers,
    call: (on) => ['POST', at('/entries/invite')(on), { email: 'kim@example.org' }],
  },
  {
    what: 'tickets for everybody',
    settings,
    may: organisers,
    call: (on) => ['POST', at('/tickets')(on), {}],
  },
  {
    what: 'whose ticket a code is',
    settings,
    may: team,
    // The code stands in the competitor's place.
    prepare: async (ground, db) => ({ competitor: (await aTicket(db, ground)).code }),
    call: (on) => ['POST', at('/tickets/holder')(on), { code: on.competitor }],
  },
  {
    what: 'a new code for a ticket',
    settings,
    may: organisers,
    prepare: withTicket,
    call: (on) => ['POST', at(`/tickets/${on.competitor}/renew`)(on)],
  },
  {
    what: 'the end of a ticket',
    settings,
    may: organisers,
    prepare: withTicket,
    call: (on) => ['DELETE', at(`/tickets/${on.competitor}`)(on)],
  },
  {
    what: 'numbers for everybody',
    settings,
    may: organisers,
    call: (on) => ['POST', at('/entries/numbers')(on), { first: 1 }],
  },
];

/** Judges who may change entries still may not run the desk. */
const desk: readonly Row[] = [
  {
    what: 'the tablets that are handed round',
    settings,
    may: organisers,
    call: (on) => ['GET', at('/tablets')(on)],
  },
  {
    what: 'a tablet to hand round',
    settings,
    may: organisers,
    call: (on) => ['POST', at('/tablets')(on), { name: 'Tablet 1' }],
  },
  {
    what: 'the end of a tablet',
    settings,
    may: organisers,
    // The tablet stands in the competitor's place.
    prepare: async (ground, db) => ({ competitor: await aTabletIn(db, ground.id) }),
    call: (on) => ['DELETE', at(`/tablets/${on.competitor}`)(on)],
  },
  {
    what: 'all entries as a file',
    settings,
    may: organisers,
    call: (on) => ['GET', at('/entries.csv')(on)],
  },
  {
    what: 'all entries as a workbook',
    settings,
    may: organisers,
    call: (on) => ['GET', at('/entries.xlsx')(on)],
  },
  { what: "the desk's list", settings, may: organisers, call: (on) => ['GET', at('/check-in')(on)] },
  {
    what: 'what the desk records',
    settings,
    may: organisers,
    call: (on) => ['PATCH', at(`/check-in/${on.competitor}`)(on), { present: true }],
  },
  {
    what: 'a walk-in',
    settings,
    may: organisers,
    call: (on) => [
      'POST',
      at('/check-in')(on),
      { firstName: 'Kim', lastName: 'Walker', category: on.categories[0] },
    ],
  },
];

const corrections: readonly Row[] = [
  { what: 'what organisers changed', may: organisers, call: (on) => ['GET', at('/audit')(on)] },
  {
    what: 'undoing a result',
    may: ['MASTER', 'STAFF_JUDGE'],
    call: (on) => ['POST', at(`/history/${on.command}/restore`)(on)],
  },
];

const bulk: readonly Row[] = [
  {
    what: 'all results of a route',
    may: ['MASTER', 'STAFF_JUDGE'],
    call: (on) => ['GET', at(`/scores?route=${on.routes[0]}`)(on)],
  },
  {
    // The master entered it, so the master may not check it.
    what: 'a second look at a result',
    may: ['STAFF_JUDGE'],
    call: (on) => ['POST', at('/checks')(on), { entry: on.entry, route: on.routes[0], version: 1 }],
  },
];

/** Entries, single and as lists, and their results. */
export const entryRows: readonly Row[] = [...entries, ...lists, ...desk, ...bulk, ...corrections];

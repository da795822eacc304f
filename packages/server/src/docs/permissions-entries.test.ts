import { testApi } from '../testing.ts';
import { at, checkRights, organisers, type Row } from './testing/rights.ts';

const api = testApi();

/** Judges who may add and change entries one by one still make no lists. */
const settings = { judgeCompetitorPermissions: 'ADD_MODIFY' } as const;

const lists: readonly Row[] = [
  {
    what: 'an import of entries',
    settings,
    may: organisers,
    call: (on) => ['POST', at('/entries/import')(on), { table: 'Name,Category' }],
  },
  {
    what: 'numbers for everybody',
    settings,
    may: organisers,
    call: (on) => ['POST', at('/entries/numbers')(on), { first: 1 }],
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
    // The master entered it, and may not check it.
    what: 'a second look at a result',
    may: ['STAFF_JUDGE'],
    call: (on) => ['POST', at('/checks')(on), { entry: on.entry, route: on.routes[0], version: 1 }],
  },
];

checkRights(api, [...lists, ...bulk, ...corrections]);

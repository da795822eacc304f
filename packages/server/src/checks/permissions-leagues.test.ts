import { testApi } from '../testing.ts';
import { checkRights, organisers, people, type Person, type Row } from './testing/rights.ts';

const api = testApi();

const account: readonly Person[] = [...organisers, 'JUDGE', 'PENDING', 'REVOKED', 'COMPETITOR', 'STRANGER'];

/** A league of the master judge, with the same id as the test competition. */
const prepare: Row['prepare'] = async ({ id, master }, { kysely }) => {
  await kysely.insertInto('league').values({ id, name: 'Winter', ownerId: master.profile }).execute();
  return {};
};

/** Somebody else's league, which nobody on the competition's staff may touch. */
const ofSomebodyElse: Row['prepare'] = async ({ id, outsider }, { kysely }) => {
  await kysely.insertInto('league').values({ id, name: 'Winter', ownerId: outsider }).execute();
  return {};
};

const leagues: readonly Row[] = [
  { what: 'own leagues', may: account, call: () => ['GET', '/profiles/me/leagues'] },
  { what: 'a new league', may: account, call: () => ['POST', '/leagues', { name: 'Winter' }] },
  {
    what: 'a change of a league',
    may: ['MASTER'],
    prepare,
    call: ({ id }) => ['PATCH', `/leagues/${id}`, { bestOf: 2 }],
  },
  {
    what: 'a competition in a league',
    may: ['MASTER'],
    prepare,
    call: ({ id }) => ['PATCH', `/leagues/${id}`, { competitions: [id] }],
  },
  {
    what: 'the end of a league',
    may: ['MASTER'],
    prepare,
    call: ({ id }) => ['DELETE', `/leagues/${id}`],
  },
  {
    what: 'a change of a league of somebody else',
    may: [],
    prepare: ofSomebodyElse,
    call: ({ id }) => ['PATCH', `/leagues/${id}`, { name: 'Mine' }],
  },
  {
    what: 'the end of a league of somebody else',
    may: [],
    prepare: ofSomebodyElse,
    call: ({ id }) => ['DELETE', `/leagues/${id}`],
  },
  { what: 'a league', may: people, prepare, call: ({ id }) => ['GET', `/leagues/${id}/leaderboard`] },
];

checkRights(api, leagues);

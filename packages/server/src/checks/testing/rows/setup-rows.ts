import { newId } from '../../../platform/ids.ts';
import { aSponsor } from '../../../preparing/sponsors/testing.ts';
import { aFinal } from '../../../preparing/stages/testing.ts';
import { account, at, type Ground, organisers, people, type Row } from '../rights.ts';

const times = { startTime: '2031-05-01T08:00:00Z', endTime: '2031-05-01T18:00:00Z' };
const there = (path: string) => (ground: Ground) => `/venues/${ground.venue}${path}`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>';
const boulder = { climbType: 'BOULDER', segmentsCount: 1 };

const competitions: readonly Row[] = [
  {
    what: 'a new competition',
    may: account,
    call: () => [
      'POST',
      '/competitions',
      { name: 'Jam', ...times, venue: { name: 'Gym' }, categories: [{ name: 'Open' }] },
    ],
  },
  {
    what: 'a new competition at this venue',
    may: organisers,
    call: ({ venue }) => [
      'POST',
      '/competitions',
      { name: 'Jam', ...times, venue, categories: [{ name: 'Open' }] },
    ],
  },
  {
    what: 'the same competition once more',
    may: organisers,
    call: (on) => ['POST', at('/duplicate')(on), { name: 'Again', ...times }],
  },
  { what: 'own competitions', may: account, call: () => ['GET', '/profiles/me/competitions'] },
  { what: 'whether one may make any', may: account, call: () => ['GET', '/profiles/me/can-create'] },
  {
    what: 'the end of the competition',
    may: ['MASTER'],
    prepare: async ({ id }, db) => {
      await db.kysely.deleteFrom('result').where('competitionId', '=', id).execute();
      await db.kysely
        .updateTable('entry')
        .set({ attemptsCount: 0 })
        .where('competitionId', '=', id)
        .execute();
      return {};
    },
    call: (on) => ['DELETE', at('?name=Test%20Open')(on)],
  },
  { what: 'what a set-up lacks', may: organisers, call: (on) => ['GET', at('/setup')(on)] },
];

const parts: readonly Row[] = [
  { what: 'a new stage', may: organisers, call: (on) => ['POST', at('/stages')(on), { name: 'Final' }] },
  {
    what: 'a change of a stage',
    may: organisers,
    call: (on) => ['PATCH', at(`/stages/${on.stage}`)(on), { name: 'Heats' }],
  },
  {
    what: 'the end of a stage',
    may: organisers,
    prepare: async (on, db) => ({ stage: (await aFinal(db, on)).id }),
    call: (on) => ['DELETE', at(`/stages/${on.stage}`)(on)],
  },
  {
    what: 'a new category',
    may: organisers,
    call: (on) => ['POST', at('/categories')(on), { name: 'Kids' }],
  },
  {
    what: 'a change of a category',
    may: organisers,
    call: (on) => ['PATCH', at(`/categories/${on.categories[0]}`)(on), { capacity: 50 }],
  },
  {
    what: 'the end of a category',
    may: organisers,
    call: (on) => ['DELETE', at(`/categories/${on.categories[1]}`)(on)],
  },
  {
    what: 'a new route group',
    may: organisers,
    call: (on) => ['POST', at('/route-groups')(on), { name: 'Kids', routes: [on.routes[1]] }],
  },
  {
    what: 'a change of a route group',
    may: organisers,
    call: (on) => ['PATCH', at(`/route-groups/${on.group}`)(on), { name: 'Everything' }],
  },
  {
    what: 'the end of a route group',
    may: organisers,
    prepare: async ({ id: competitionId }, db) => {
      const group = newId();
      await db.kysely.insertInto('routeGroup').values({ competitionId, id: group, name: 'Kids' }).execute();
      return { group };
    },
    call: (on) => ['DELETE', at(`/route-groups/${on.group}`)(on)],
  },
];

const venues: readonly Row[] = [
  { what: 'own venues', may: account, call: () => ['GET', '/venues'] },
  { what: 'a new venue', may: account, call: () => ['POST', '/venues', { name: 'Gym' }] },
  {
    what: 'a change of the venue',
    may: organisers,
    call: (on) => ['PATCH', there('')(on), { city: 'Wien' }],
  },
  {
    what: 'the end of a venue without competitions',
    may: ['MASTER'],
    prepare: async ({ master }, db) => {
      const venue = newId();
      await db.kysely
        .insertInto('venue')
        .values({ id: venue, name: 'Closed', ownerId: master.profile })
        .execute();
      return { venue };
    },
    call: (on) => ['DELETE', there('')(on)],
  },
  { what: 'a new map', may: organisers, call: (on) => ['POST', there('/maps')(on), { svg }] },
  {
    what: 'how a map would look',
    may: organisers,
    call: (on) => ['POST', there('/maps/preview')(on), { svg }],
  },
  {
    what: 'a change of a map',
    may: organisers,
    call: (on) => ['PATCH', there(`/maps/${on.map}`)(on), { name: 'Upstairs' }],
  },
  { what: 'the end of a map', may: organisers, call: (on) => ['DELETE', there(`/maps/${on.map}`)(on)] },
  {
    what: 'new routes',
    may: organisers,
    call: (on) => ['POST', there('/routes')(on), { routes: [boulder] }],
  },
  {
    what: 'new routes in a group',
    may: organisers,
    call: (on) => [
      'POST',
      there('/routes')(on),
      { routes: [boulder], competition: on.id, routeGroup: on.group },
    ],
  },
  {
    what: 'a change of a route',
    may: organisers,
    call: (on) => ['PATCH', there(`/routes/${on.routes[0]}`)(on), { name: 'Moonlight' }],
  },
  {
    what: 'the end of a route',
    may: organisers,
    call: (on) => ['DELETE', there(`/routes/${on.routes[1]}`)(on)],
  },
];

const withSponsor: Row['prepare'] = async ({ id }, db) => ({ sponsor: await aSponsor(db, id) });

const sponsors: readonly Row[] = [
  { what: 'the sponsors', may: people, call: (on) => ['GET', at('/sponsors')(on)] },
  {
    what: 'a new sponsor',
    may: organisers,
    call: (on) => ['POST', at('/sponsors')(on), { uuid: newId(), name: 'Chalk & Co', picture: null }],
  },
  {
    what: 'the order of the sponsors',
    may: organisers,
    prepare: withSponsor,
    call: (on) => ['PUT', at('/sponsors')(on), { sponsors: [on.sponsor] }],
  },
  {
    what: 'the end of a sponsor',
    may: organisers,
    prepare: withSponsor,
    call: (on) => ['PATCH', at(`/sponsors/${on.sponsor}`)(on), { removed: true }],
  },
];

/** Competitions and venues, from scratch. */
export const setupRows: readonly Row[] = [...competitions, ...parts, ...venues, ...sponsors];

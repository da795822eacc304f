// Two organisers have the same screen open; one saves, then the other. The second learns of it, and
// overwrites nothing.
import type { Competition, Venue } from '@topout/contract';
import { aCompetition, aMember, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing.ts';

const api = testApi();

/** What both screens showed. */
interface Screens extends TestCompetition {
  readonly version: number;
  readonly venueVersion: number;
  readonly judgingGroup: string;
}

type Method = 'POST' | 'PATCH' | 'DELETE';
type Write = (on: Screens) => readonly [method: Method, url: string, body?: object];

interface Clash {
  readonly what: string;
  /** Both write in turn; the second makes a different change wherever it can. */
  readonly first: Write;
  readonly second: Write;
  readonly code?: string;
}

const its = ({ id, version }: Screens, path = '') => `/competitions/${id}${path}?version=${version}`;
const there = ({ venue, venueVersion }: Screens, path = '') =>
  `/venues/${venue}${path}?version=${venueVersion}`;
const groupOf = ({ id, judgingGroup }: Screens) => `/competitions/${id}/judging-groups/${judgingGroup}`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>';
const boulder = { climbType: 'BOULDER', segmentsCount: 1 };

const rename: Write = (on) => ['PATCH', its(on), { name: 'Renamed' }];
const redecorate: Write = (on) => ['PATCH', there(on), { city: 'Wien' }];

/** Any two changes to one set-up. */
const setups: readonly (readonly [what: string, second: Write])[] = [
  ['the settings', (on) => ['PATCH', its(on), { settings: { maxAttemptsCount: 3 } }]],
  ['a new stage', (on) => ['POST', its(on, '/stages'), { name: 'Final' }]],
  ['a stage', (on) => ['PATCH', its(on, `/stages/${on.stage}`), { name: 'Heats' }]],
  ['the end of a stage', (on) => ['DELETE', its(on, `/stages/${on.stage}`)]],
  ['a new category', (on) => ['POST', its(on, '/categories'), { name: 'Kids' }]],
  ['a category', (on) => ['PATCH', its(on, `/categories/${on.categories[0]}`), { capacity: 9 }]],
  ['the end of a category', (on) => ['DELETE', its(on, `/categories/${on.categories[1]}`)]],
  ['a new route group', (on) => ['POST', its(on, '/route-groups'), { name: 'Kids' }]],
  ['a route group', (on) => ['PATCH', its(on, `/route-groups/${on.group}`), { name: 'Everything' }]],
  ['the end of a route group', (on) => ['DELETE', its(on, `/route-groups/${on.group}`)]],
];

const venues: readonly (readonly [what: string, second: Write])[] = [
  ['the venue', (on) => ['PATCH', there(on), { name: 'Gym' }]],
  ['the end of a venue', (on) => ['DELETE', there(on)]],
  ['a new map', (on) => ['POST', there(on, '/maps'), { svg }]],
  ['a map', (on) => ['PATCH', there(on, `/maps/${on.map}`), { name: 'Upstairs' }]],
  ['the end of a map', (on) => ['DELETE', there(on, `/maps/${on.map}`)]],
  ['new routes', (on) => ['POST', there(on, '/routes'), { routes: [boulder] }]],
  ['a route', (on) => ['PATCH', there(on, `/routes/${on.routes[0]}`), { name: 'Moonlight' }]],
  ['the end of a route', (on) => ['DELETE', there(on, `/routes/${on.routes[1]}`)]],
];

/** A number is compared with the one seen, a pin with its position. */
const number =
  (to: number): Write =>
  ({ id, routes: [route], group: routeGroup }) => [
    'PATCH',
    `/competitions/${id}/route-numbers`,
    [{ route, routeGroup, number: to, seen: 1 }],
  ];
const pin =
  (x: number): Write =>
  ({ venue, map, routes: [route] }) => [
    'PATCH',
    `/venues/${venue}/routes/${route}`,
    { position: { map, x, y: 2 }, seenPosition: { map, x: 0, y: 5 } },
  ];

const nameGroup: Write = (on) => ['PATCH', groupOf(on), { version: 1, name: 'Grotto' }];
const groups: readonly (readonly [what: string, second: Write])[] = [
  ['the routes of an area', (on) => ['PATCH', groupOf(on), { version: 1, routes: [] }]],
  [
    'the judges of an area',
    ({ id, judgingGroup: uuid }) => [
      'PATCH',
      `/competitions/${id}`,
      { judgingGroups: [{ uuid, version: 1, judges: [] }] },
    ],
  ],
  ['the end of an area', (on) => ['DELETE', `${groupOf(on)}?version=1`]],
];

const clashes: readonly Clash[] = [
  ...setups.map(([what, second]) => ({ what, first: rename, second })),
  ...venues.map(([what, second]) => ({ what, first: redecorate, second })),
  ...groups.map(([what, second]) => ({ what, first: nameGroup, second, code: 'judging_group.changed' })),
  { what: 'a number', first: number(7), second: number(8), code: 'route_numbers.changed' },
  { what: 'a pin', first: pin(3), second: pin(4), code: 'route.moved' },
];

async function screens(): Promise<Screens> {
  const competition = await aCompetition(api.db, { settings: { hasDynamicRouteNumbering: true } });
  const judgingGroup = newId();
  await api.db.kysely
    .insertInto('judgingGroup')
    .values({ competitionId: competition.id, id: judgingGroup, name: 'Cave' })
    .execute();
  return {
    ...competition,
    judgingGroup,
    version: (await api.call('GET', `/competitions/${competition.id}`)).json<Competition>().version,
    venueVersion: (await api.call('GET', `/venues/${competition.venue}`)).json<Venue>().version,
  };
}

/** Everything that the two could change. */
const state = async ({ id, venue }: Screens) =>
  Promise.all(
    [`/competitions/${id}`, `/venues/${venue}`, `/venues/${venue}/routes?competition=${id}`].map(
      async (url) => (await api.call('GET', url)).body,
    ),
  );

it.each(clashes.map((clash) => [clash.what, clash] as const))(
  'does not overwrite what changed meanwhile: %s',
  async (_what, { first, second, code = 'setup.changed' }) => {
    const on = await screens();
    const other = await aMember(api.db, on, 'STAFF');
    const [method, url, body] = first(on);
    expect((await api.call(method, url, { as: on.master, body })).statusCode).toBeLessThan(300);
    const before = await state(on);

    const [lateMethod, lateUrl, lateBody] = second(on);
    const late = await api.call(lateMethod, lateUrl, { as: other, body: lateBody });
    expect([late.statusCode, late.json().code]).toEqual([409, code]);
    expect(late.json().detail.nonFieldErrors[0].message).toMatch(/^Somebody else (changed|moved) th/);
    expect(await state(on)).toEqual(before);
  },
);

import type { StoredRules } from '../authority/rules.ts';
import { raiseConfig } from '../competitions/raise-config.ts';
import { aCompetition, aMember, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../scoring/testing.ts';
import { aGuest, aProfile, aUser, testApi } from '../testing.ts';
import { newId } from '../ids.ts';

const api = testApi();

/** Everybody there is, from the master judge down to people without a token. */
const people = [
  'MASTER',
  'STAFF_JUDGE',
  'STAFF',
  'JUDGE',
  'PENDING',
  'REVOKED',
  'COMPETITOR',
  'STRANGER',
  'GUEST',
  'NOBODY',
] as const;
type Person = (typeof people)[number];

const organisers: readonly Person[] = ['MASTER', 'STAFF_JUDGE', 'STAFF'];
const judges: readonly Person[] = ['MASTER', 'STAFF_JUDGE', 'JUDGE'];
const team: readonly Person[] = [...organisers, 'JUDGE'];

/** What every row has to do with: a competition whose judge looks after the first route, where somebody has climbed. */
interface Ground extends TestCompetition {
  readonly competitor: string;
  /** Entered as well. */
  readonly double: string;
  readonly judge: string;
  readonly area: string;
  readonly outsider: string;
}

interface Row {
  readonly what: string;
  readonly settings?: StoredRules;
  readonly live?: boolean;
  readonly may: readonly Person[];
  readonly call: (
    ground: Ground,
  ) => readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object];
}

const attempts = ({ id, routes, competitor }: Ground, route: 0 | 1) =>
  `/routes/${routes[route]}/attempts?user=${competitor}&competition=${id}`;
const at = (path: string) => (ground: Ground) => `/competitions/${ground.id}${path}`;

const setUp: readonly Row[] = [
  { what: 'settings', may: organisers, call: (on) => ['PATCH', at('')(on), { name: 'Renamed' }] },
  {
    what: 'route numbers',
    may: organisers,
    settings: { hasDynamicRouteNumbering: true },
    call: (on) => ['PATCH', at('/route-numbers')(on), []],
  },
  {
    what: 'what a change of the scoring would do',
    may: organisers,
    call: (on) => ['POST', at('/settings-preview')(on), { scoring: { best_n: 1 } }],
  },
  {
    what: 'the screens of the hall',
    may: organisers,
    call: (on) => [
      'PUT',
      at('/screen')(on),
      { categories: [], columns: null, seconds: 10, paused: false, message: '' },
    ],
  },
  {
    what: 'a new area',
    may: organisers,
    call: (on) => ['POST', at('/judging-groups')(on), { name: 'Slab' }],
  },
  {
    what: 'judges of an area',
    may: organisers,
    call: (on) => ['PATCH', at(`/judging-groups/${on.area}`)(on), { judges: [] }],
  },
  {
    what: 'the end of an area',
    may: organisers,
    call: (on) => ['DELETE', at(`/judging-groups/${on.area}`)(on)],
  },
  { what: 'the list of judges', may: team, call: (on) => ['GET', at('/judges')(on)] },
  {
    what: 'approval of a judge',
    may: organisers,
    call: (on) => ['PATCH', at(`/judges/${on.judge}`)(on), { approved: true }],
  },
  {
    what: 'a staff role',
    may: ['MASTER'],
    call: (on) => ['PATCH', at(`/judges/${on.judge}`)(on), { role: 'STAFF' }],
  },
  {
    what: 'an invitation to judge',
    may: organisers,
    call: (on) => ['POST', at('/judges/invite')(on), { email: 'jo@example.org' }],
  },
  { what: 'the live state', may: organisers, call: (on) => ['GET', at('/live-state')(on)] },
  { what: 'a sign of life', may: team, call: (on) => ['POST', at('/presence')(on), { unsent: 0 }] },
  { what: 'the end of a role', may: organisers, call: (on) => ['DELETE', at(`/judges/${on.judge}`)(on)] },
];

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
        what: 'a merge of two entries',
        settings,
        may: modifies,
        call: (on: Ground) =>
          ['POST', at(`/entries/${on.double}/merge`)(on), { target: on.competitor }] as const,
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

const boards: readonly Row[] = [true, false].map((judgesCanSeeLeaderboard) => ({
  what: 'the hidden board',
  live: false,
  settings: { judgesCanSeeLeaderboard },
  may: judgesCanSeeLeaderboard ? team : organisers,
  call: (on) => ['GET', at('/leaderboard?audience=staff')(on)],
}));

const seen = {
  SEE_JUDGE_ASSIGNED: { view: organisers, judge: ['MASTER', 'STAFF_JUDGE'] },
  SEE_ALL_JUDGE_ASSIGNED: { view: team, judge: ['MASTER', 'STAFF_JUDGE'] },
  SEE_JUDGE_ALL: { view: team, judge: judges },
  NONE: { view: organisers, judge: ['MASTER', 'STAFF_JUDGE'] },
} as const satisfies Record<string, { view: readonly Person[]; judge: readonly Person[] }>;

/** The judge looks after the first route and not after the second. */
const routes: readonly Row[] = (Object.keys(seen) as (keyof typeof seen)[]).flatMap(
  (judgeRoutePermissions): Row[] => {
    const settings = { judgeRoutePermissions };
    const own = judgeRoutePermissions !== 'NONE';
    const { view, judge } = seen[judgeRoutePermissions];
    return [
      {
        what: 'all queues',
        settings,
        may: own ? team : organisers,
        call: (on) => ['GET', at('/route-queues')(on)],
      },
      {
        what: 'the queue of an own route',
        settings,
        may: own ? team : organisers,
        call: (on) => ['GET', at(`/route-queues/${on.routes[0]}`)(on)],
      },
      {
        what: 'the queue of another route',
        settings,
        may: view,
        call: (on) => ['GET', at(`/route-queues/${on.routes[1]}`)(on)],
      },
      {
        what: 'an attempt on an own route',
        settings,
        may: own ? judges : ['MASTER', 'STAFF_JUDGE'],
        call: (on) => ['PATCH', attempts(on, 0), { attempts: [aTop] }],
      },
      {
        what: 'an attempt on another route',
        settings,
        may: judge,
        call: (on) => ['PATCH', attempts(on, 1), { attempts: [aTop] }],
      },
    ];
  },
);

/** What is there was logged by the master. */
const clearing: readonly Row[] = (['ALL', 'OWN', 'NONE'] as const).map(
  (judgeAttemptModificationPermissions) => ({
    what: "clearing another judge's attempts",
    settings: { judgeAttemptModificationPermissions },
    may: judgeAttemptModificationPermissions === 'ALL' ? judges : ['MASTER', 'STAFF_JUDGE'],
    call: (on) => ['DELETE', attempts(on, 0)],
  }),
);

async function aGround({ settings = {}, live = true }: Pick<Row, 'settings' | 'live'>): Promise<Ground> {
  const competition = await aCompetition(api.db, { settings, live_leaderboard: live });
  const { profile } = await anEntry(api.db, competition);
  const [route] = competition.routes;
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route, competitor: profile, attempts: [aTry] }),
  );
  const area = newId();
  const mine = { competition_id: competition.id, judging_group_id: area };
  const { kysely } = api.db;
  await kysely
    .insertInto('judging_group')
    .values({ competition_id: competition.id, id: area, name: 'Cave' })
    .execute();
  await kysely
    .insertInto('judging_group_route')
    .values({ ...mine, route_id: route })
    .execute();
  const judge = await aMember(api.db, competition, 'JUDGE');
  return {
    ...competition,
    competitor: profile,
    double: (await anEntry(api.db, competition)).profile,
    area,
    judge: judge.profile,
    outsider: await aProfile(api.db),
  };
}

/** Signs in as somebody; a judge is one of the area. */
async function become(person: Person, ground: Ground): Promise<{ token: string } | undefined> {
  switch (person) {
    case 'MASTER':
      return ground.master;
    case 'PENDING':
      return aMember(api.db, ground, 'JUDGE', { pending: true });
    case 'REVOKED':
      return aMember(api.db, ground, 'JUDGE', { revoked_at: new Date() });
    case 'COMPETITOR': {
      const user = await aUser(api.db);
      await anEntry(api.db, ground, { profile_id: user.profile });
      return user;
    }
    case 'STRANGER':
      return aUser(api.db);
    case 'GUEST':
      return aGuest(api.db);
    case 'NOBODY':
      return undefined;
    case 'JUDGE': {
      const judge = await aMember(api.db, ground, 'JUDGE');
      await api.db.kysely
        .insertInto('judging_group_judge')
        .values({ competition_id: ground.id, judging_group_id: ground.area, profile_id: judge.profile })
        .execute();
      await raiseConfig(api.db, ground.id);
      return judge;
    }
    case 'STAFF_JUDGE':
    case 'STAFF':
      return aMember(api.db, ground, person);
  }
}

const table = [...setUp, ...entries, ...boards, ...routes, ...clearing].map(
  (row) => [row.what, JSON.stringify(row.settings ?? {}), row] as const,
);

it.each(table)('%s with %s', async (_what, _settings, row) => {
  const allowed: Person[] = [];
  const refusals = new Set<number>();
  let ground: Ground | undefined;
  for (const person of people.toReversed()) {
    ground ??= await aGround(row);
    const [method, url, body] = row.call(ground);
    const { statusCode } = await api.call(method, url, { as: await become(person, ground), body });
    if (statusCode >= 300) refusals.add(statusCode);
    else {
      allowed.push(person);
      ground = undefined; // what was done once may be impossible a second time
    }
  }
  expect(allowed.toReversed()).toEqual(people.filter((person) => row.may.includes(person)));
  expect([...refusals].filter((status) => status !== 401 && status !== 403)).toEqual([]);
});

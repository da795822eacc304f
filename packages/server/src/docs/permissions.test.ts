import { aCommand, aTop } from '../scoring/testing.ts';
import { testApi } from '../testing.ts';
import {
  at,
  checkRights,
  type Ground,
  judges,
  organisers,
  type Person,
  type Row,
  team,
} from './testing/rights.ts';

const api = testApi();

const attempts = ({ id, routes, competitor }: Ground, route: 0 | 1) =>
  `/routes/${routes[route]}/attempts?user=${competitor}&competition=${id}`;

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
        what: 'what another phone could not send',
        settings,
        may: team,
        call: (on) => [
          'POST',
          at('/commands/handed-over')(on),
          {
            judge: on.judge,
            commands: [aCommand({ route: on.routes[0], competitor: on.competitor, attempts: [aTop] })],
          },
        ],
      },
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

checkRights(api, [...setUp, ...entries, ...boards, ...routes, ...clearing]);

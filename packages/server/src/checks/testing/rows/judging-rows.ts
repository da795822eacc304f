import type { CommandsReply } from '@topout/contract';
import type { StoredRules } from '../../../competition/authority/rules.ts';
import { anIncident } from '../../../judging/disputes/testing.ts';
import { aCommand, aTop } from '../../../judging/testing.ts';
import { at, type Ground, judges, organisers, type Person, type Row, team } from '../rights.ts';

const attempts = ({ id, routes, competitor }: Ground, route: 0 | 1) =>
  `/routes/${routes[route]}/attempts?user=${competitor}&competition=${id}`;

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

const changingQueues = (may: readonly Person[], settings: StoredRules): readonly Row[] => {
  const queue = (on: Ground) => at(`/route-queues/${on.routes[0]}`)(on);
  return [
    { what: 'a queue', settings, may, call: (on) => ['PUT', queue(on), [on.competitor]] },
    {
      what: 'one more in a queue',
      settings,
      may,
      call: (on) => ['POST', queue(on), { user: on.competitor }],
    },
    { what: 'one less in a queue', settings, may, call: (on) => ['DELETE', `${queue(on)}/${on.competitor}`] },
  ];
};

/** The judge looks after the first route but not the second. */
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
        what: 'the heats with all names',
        settings,
        live: false,
        may: view,
        call: (on) => ['GET', at('/leaderboard/heats?audience=staff')(on)],
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
        what: 'the history of an own route',
        settings,
        may: own ? team : organisers,
        call: (on) => ['GET', at(`/history?route=${on.routes[0]}`)(on)],
      },
      {
        what: 'the attempts of everybody on an own route',
        settings,
        may: own ? team : organisers,
        call: (on) => ['GET', `/routes/${on.routes[0]}/attempts?user=ALL&competition=${on.id}`],
      },
      {
        what: 'who was called to an own route',
        settings,
        may: own ? team : organisers,
        call: (on) => ['GET', at(`/route-queues/${on.routes[0]}/waiting`)(on)],
      },
      ...changingQueues(own ? judges : ['MASTER', 'STAFF_JUDGE'], settings),
      {
        what: 'what a phone sends of an own route',
        settings,
        may: own ? judges : ['MASTER', 'STAFF_JUDGE'],
        call: (on) => [
          'POST',
          at('/commands')(on),
          { commands: [aCommand({ route: on.routes[0], competitor: on.competitor, attempts: [aTop] })] },
        ],
        done: (reply) => reply.json<CommandsReply>().data[0]?.outcome === 'APPLIED',
      },
      {
        what: 'a technical incident on an own route',
        settings,
        may: own ? judges : ['MASTER', 'STAFF_JUDGE'],
        call: (on) => [
          'POST',
          at('/commands')(on),
          { commands: [anIncident({ route: on.routes[0], competitor: on.competitor })] },
        ],
        done: (reply) => reply.json<CommandsReply>().data[0]?.outcome === 'APPLIED',
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

/** The master logged the existing attempts. */
const clearing: readonly Row[] = (['ALL', 'OWN', 'NONE'] as const).flatMap(
  (judgeAttemptModificationPermissions): readonly Row[] => {
    const settings = { judgeAttemptModificationPermissions };
    const may = judgeAttemptModificationPermissions === 'ALL' ? judges : (['MASTER', 'STAFF_JUDGE'] as const);
    return [
      {
        what: "clearing another judge's attempts",
        settings,
        may,
        call: (on) => ['DELETE', attempts(on, 0)],
      },
      {
        what: "another judge's attempts, written anew",
        settings,
        may,
        call: (on) => ['PUT', attempts(on, 0), { base: 1, attempts: [aTop] }],
      },
    ];
  },
);

const climbersQueue: Row['prepare'] = async ({ id }, db) => {
  await db.kysely
    .updateTable('routeGroup')
    .set({ climbersQueue: true })
    .where('competitionId', '=', id)
    .execute();
  return {};
};

/** Where climbers join queues, they move nobody but themselves. */
const ownPlaces: readonly Row[] = [
  {
    what: 'the queues that one may join',
    prepare: climbersQueue,
    may: ['COMPETITOR', 'TICKET'],
    call: (on) => ['GET', at('/own-queues')(on)],
  },
  ...(['queue.add', 'queue.remove', 'queue.call', 'queue.skip'] as const).map((kind): Row => ({
    what: `a ${kind} of somebody else where climbers queue`,
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' },
    prepare: climbersQueue,
    may: judges,
    call: (on) => [
      'POST',
      at('/commands')(on),
      {
        commands: [
          aCommand({
            kind,
            route: on.routes[0],
            competitor: on.competitor,
            ...(kind === 'queue.call' && { call: 'NOW' }),
          }),
        ],
      },
    ],
    done: (reply) => reply.json<CommandsReply>().data[0]?.outcome === 'APPLIED',
  })),
];

const settling: readonly Row[] = [
  {
    // Former judges still see which of their results are held.
    what: 'what is held',
    may: [...team, 'REVOKED'],
    call: (on) => ['GET', at('/held')(on)],
  },
  {
    what: "settling another judge's late result",
    may: ['MASTER', 'STAFF_JUDGE'],
    call: (on) => ['POST', at(`/commands/${on.held}/resolution`)(on), { action: 'DISCARD' }],
  },
  { what: 'what waits to be confirmed', may: judges, call: (on) => ['GET', at('/unconfirmed-results')(on)] },
  {
    what: 'what is held, as results',
    may: [...team, 'REVOKED'],
    call: (on) => ['GET', at('/held-results')(on)],
  },
  {
    what: "settling another judge's late result as a result",
    may: ['MASTER', 'STAFF_JUDGE'],
    call: (on) => [
      'POST',
      at('/held-results/settlement')(on),
      { take: 'STANDING', commands: [on.held], version: 1 },
    ],
  },
  { what: 'the history of everything', may: organisers, call: (on) => ['GET', at('/history')(on)] },
  {
    what: 'whom the history tells of',
    may: organisers,
    call: (on) => ['GET', at('/history/people')(on)],
  },
];

/** Boards, queues and attempts. */
export const judgingRows: readonly Row[] = [...boards, ...routes, ...clearing, ...ownPlaces, ...settling];

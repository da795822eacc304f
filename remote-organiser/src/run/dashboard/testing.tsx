import type { Competition, Doubles, LiveState, Route, Stage } from '@topout/contract';
import { aStage, fakeApi, renderRoutes, Reply, someCompetition, someUuid } from '@topout/testing';
import { routes } from '../../routes.tsx';
import { open, twoCategories, uuidOf, youth } from '../board/testing.ts';

export const at = '2026-11-21T12:00:00Z';
export const competitionCall = `competitions/${someCompetition}`;
export const all = [
  ...routes,
  { path: ':competition/judge/onboarding', element: <p>Judge onboarding</p> },
  { path: 'sign-in', element: <p>Staff sign-in</p> },
  { path: '*', element: <p>Elsewhere</p> },
];

export const aJudge = (
  n: number,
  more: Partial<LiveState['judges'][number]> = {},
): LiveState['judges'][number] => ({
  uuid: uuidOf(n),
  name: `Judge ${n}`,
  role: 'JUDGE',
  lastSeenAt: null,
  unsent: 0,
  ...more,
});
export const aState = (more: Partial<LiveState> = {}): LiveState => ({
  at,
  categories: [
    { uuid: open, entries: 12, waiting: 0, climbed: 7, attempts: 40 },
    { uuid: youth, entries: 5, waiting: 2, climbed: 1, attempts: 3 },
  ],
  routesWithoutJudge: [],
  queues: [],
  judges: [],
  held: 0,
  unconfirmed: 0,
  firstHeld: null,
  disputes: 0,
  judgeRequests: 0,
  pace: [],
  ...more,
});

interface Arrival {
  role?: 'MASTER' | 'STAFF' | 'JUDGE' | null;
  key?: string | null;
  state?: LiveState;
  stage?: object;
  /** Before the first. */
  stages?: Stage[];
  doubles?: Doubles['data'];
  competition?: Partial<Competition>;
  /** The venue's. */
  wall?: Route[] | Reply;
}

/** For one file of tests: the API, and how people arrive at the dashboard. */
export function aDashboard() {
  const api = fakeApi();
  const arrive = ({
    role = 'MASTER',
    key = 'THE KEY',
    state = aState(),
    stage = {},
    stages = [],
    doubles = [],
    competition: more = {},
    wall = [],
  }: Arrival = {}) => {
    const competition = twoCategories({
      role,
      judgeKey: key,
      canJudge: role !== null && role !== 'STAFF',
      ...more,
    });
    const [first] = competition.stages;
    api.answer({
      [`GET ${competitionCall}`]: { ...competition, stages: [...stages, aStage({ ...first, ...stage })] },
      [`GET ${competitionCall}/live-state`]: state,
      [`GET ${competitionCall}/entries/doubles`]: { data: doubles },
      [`GET venues/${competition.venues[0]?.uuid ?? ''}/routes`]: wall,
      [`POST ${competitionCall}/presence`]: new Reply(204),
    });
    return renderRoutes(all, { at: `/${someCompetition}/dashboard`, signedInAs: someUuid });
  };
  return { api, arrive };
}

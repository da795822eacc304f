import { openOutbox } from '@topout/api-client';
import type { Competition, Entry, Route, SignedAttempt } from '@topout/contract';
import {
  aCompetition,
  aProfile,
  aStage,
  fakeApi,
  renderRoutes,
  signInAs,
  someCompetition,
} from '@topout/testing';
import { routes as screens } from '../routes.tsx';

export const competition = someCompetition;
const venue = '0198a5c0-1111-7000-8000-00000000000d';

const id = (kind: number, number: number) =>
  `0198a5c0-2222-7000-8${kind.toString(16).padStart(3, '0')}-${number.toString(16).padStart(12, '0')}`;
export const routeId = (number: number) => id(1, number);
export const userId = (number: number) => id(2, number);
const categoryId = (number: number) => id(3, number);
export const groupId = id(4, 1);

export const women = { uuid: categoryId(1), name: 'Women' };
export const men = { uuid: categoryId(2), name: 'Men' };

/** A boulder with one zone, number 1. */
export const aRoute = (more: Partial<Route> = {}): Route => ({
  uuid: routeId(1),
  name: 'Opening Night',
  circuitNumber: '',
  colors: '#d23c34',
  climbType: 'BOULDER',
  segmentsCount: 1,
  map: null,
  mapPosition: null,
  competitionRouteGroups: [{ uuid: groupId, name: 'All', categories: [women.uuid, men.uuid], competition }],
  displayRouteGroupMapping: { [groupId]: { name: null, number: 1 } },
  ...more,
});

export const aSportRoute = (more: Partial<Route> = {}): Route =>
  aRoute({ climbType: 'SPORT', segmentsCount: 5, name: 'Tidal Range', ...more });

export const anEntry = (number: number, name: string, more: Partial<Entry> = {}): Entry => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    uuid: id(5, number),
    user: { uuid: userId(number), firstName, lastName, name, picture: null, pictureUrl: null },
    category: women,
    competitorNumber: null,
    status: 'ENTERED',
    waitingPosition: null,
    attemptsCount: 0,
    position: null,
    score: null,
    scoreText: '',
    scoreTuple: null,
    ...more,
  };
};

export const anAttempt = (
  user: string,
  number: number,
  more: Partial<SignedAttempt> = {},
): SignedAttempt => ({
  uuid: id(6, number),
  timestamp: '2026-11-21T10:15:00Z',
  judge: { uuid: id(7, 1), name: 'Jo Judge' },
  user,
  success: false,
  segmentsCount: 0,
  usedLastHold: false,
  duration: null,
  notes: '',
  ...more,
});

/** Until a screen's code has loaded. */
const Blank = () => null;

let people = 0;

/** The part of a command on the wire that the gym reads. */
interface Sent {
  readonly id: string;
  readonly kind: string;
  readonly competitor: string;
  readonly base: number | null;
  readonly payload: { readonly queue?: string[]; readonly attempts?: Partial<SignedAttempt>[] };
}

export interface GymOptions {
  readonly role?: Competition['role'];
  readonly competition?: Partial<Competition>;
  readonly settings?: Partial<Competition['settings']>;
  readonly routes?: readonly Route[];
  readonly entries?: readonly Entry[];
  readonly queue?: readonly string[];
  /** Of all competitors on the first route. */
  readonly attempts?: readonly SignedAttempt[];
  /** Of every stream, before anything is logged; as many as there are attempts, if not given. */
  readonly version?: number;
}

/**
 * A judge's competition on a real HTTP server: one per test file. It applies commands unless the test answers
 * them otherwise. Every test uses another person, because a page's outbox keeps each person's items.
 */
export function gym() {
  const api = fakeApi();
  let me = aProfile();

  beforeEach(() => {
    people += 1;
    me = aProfile({ uuid: id(8, people), name: 'Jonas Judge' });
    sessionStorage.clear();
  });
  // This person's unsent items must not reach the next test's server.
  afterEach(async () => {
    signInAs(null);
    await (await openOutbox()).flush();
  });

  function open(options: GymOptions = {}) {
    const { role = 'STAFF_JUDGE', routes = [aRoute()], entries = [], queue = [], attempts = [] } = options;
    const base = aCompetition();
    const [first = aRoute()] = routes;
    let waiting = [...queue];
    let stored = [...attempts];
    let version = options.version ?? stored.length;

    function apply({ id: command, kind, competitor, payload }: Sent) {
      if (kind === 'queue.remove') waiting = waiting.filter((user) => user !== competitor);
      if (kind === 'queue.add') waiting = [...waiting, competitor];
      if (kind === 'queue.move') waiting = payload.queue ?? [];
      if (kind.startsWith('attempts.')) {
        const kept = kind === 'attempts.append' ? stored : stored.filter(({ user }) => user !== competitor);
        stored = [...kept, ...(payload.attempts ?? []).map((attempt) => anAttempt(competitor, 90, attempt))];
      }
      version += 1;
      return { id: command, outcome: 'APPLIED', reason: null, version, boardVersion: version };
    }

    api.answer({
      [`GET competitions/${competition}`]: aCompetition({
        startTime: new Date(Date.now() - 3_600_000).toISOString(),
        endTime: new Date(Date.now() + 3 * 3_600_000).toISOString(),
        role,
        canJudge: role !== null && role !== 'STAFF',
        stages: [
          aStage({
            uuid: id(9, 1),
            categories: [women, men].map((category) => ({ ...category, capacity: null })),
          }),
        ],
        settings: { ...base.settings, ...options.settings },
        ...options.competition,
      }),
      [`GET competitions/${competition}/clock`]: { stage: id(9, 1), clock: null },
      [`GET competitions/${competition}/plan`]: {
        stage: id(9, 1),
        version: 0,
        plan: null,
        missing: [],
      },
      'GET time': () => ({ now: Date.now() }),
      'GET profiles/me': me,
      [`GET venues/${venue}/routes`]: [...routes],
      [`GET competitions/${competition}/entries`]: { data: [...entries], metadata: { next: null } },
      [`GET competitions/${competition}/held-results`]: { data: [] },
      [`GET competitions/${competition}/disputes`]: { data: [], appealable: [] },
      [`GET competitions/${competition}/route-queues`]: () => ({
        data: routes.map(({ uuid: route }) => ({ route, queue: route === first.uuid ? waiting : [] })),
      }),
      [`GET competitions/${competition}/route-queues/${first.uuid}`]: () => waiting,
      ...Object.fromEntries(routes.map(({ uuid }) => [`GET routes/${uuid}/attempts`, { data: [] }])),
      [`GET routes/${first.uuid}/attempts`]: ({ path }: { path: string }) => {
        const wanted = new URLSearchParams(path.split('?')[1]).get('user');
        const users = wanted === 'ALL' ? [...new Set(stored.map(({ user }) => user))] : [wanted ?? ''];
        const of = (user: string) => stored.filter((attempt) => attempt.user === user);
        return { data: users.map((user) => ({ user, version, attempts: of(user) })) };
      },
      [`POST competitions/${competition}/commands`]: ({ body }: { body: unknown }) => {
        const { commands } = body as { commands: Sent[] };
        return { data: commands.map(apply) };
      },
    });
  }

  /** The commands of some kinds that the phone has sent: `attempts.`, `queue.`. */
  const sent = (kinds = '') =>
    api
      .called(`POST competitions/${competition}/commands`)
      .flatMap(({ body }) => (body as { commands: Sent[] }).commands)
      .filter(({ kind }) => kind.startsWith(kinds));

  const visit = (path: string | readonly string[], signedIn = true) =>
    renderRoutes(
      [
        ...screens.map((screen) => ({ ...screen, HydrateFallback: Blank })),
        { path: '*', element: <p>elsewhere</p> },
      ],
      {
        at: path,
        signedInAs: signedIn ? me.uuid : null,
      },
    );

  return { api, open, sent, visit, me: () => me };
}

import {
  isAtWork,
  judgesIn,
  judgesOf,
  lastSeenOf,
  type SeenJudge,
  type WatchedWall,
  watchOf,
} from './watch.ts';

/** A competition at one moment, as far as its organisers have to act. */
export interface Day extends WatchedWall {
  /** Judges can log results now; before and after, nobody misses them. */
  readonly isJudged: boolean;
  /** Judges will log results, now or later. */
  readonly willBeJudged: boolean;
  readonly queues: readonly { readonly route: string; readonly waiting: number }[];
  /** Routes that no ordinary judge may judge. */
  readonly routesWithoutJudge: readonly string[];
  readonly held: number;
  /** Of those the one that has waited longest. */
  readonly firstHeld: HeldOne | null;
  /** Results in dispute. */
  readonly disputes: number;
  /** Climbers' own results that this organiser may confirm. */
  readonly unconfirmed: number;
  readonly judgeRequests: number;
  /** Names of published results that changed since. */
  readonly outdated: readonly string[];
  /** People who are probably entered twice. */
  readonly doubles: number;
}

/** A held result. */
export interface HeldOne {
  /** Of the climber; null where the person is gone. */
  readonly name: string | null;
  /** Its uuid. */
  readonly route: string;
}

/** One thing that waits for an organiser. */
export type Need =
  | { readonly kind: 'NO_JUDGES_AT_ALL'; readonly routes: number; readonly waiting: number }
  | {
      readonly kind: 'GROUP_WITHOUT_JUDGE';
      readonly group: { readonly uuid: string; readonly name: string };
      readonly routes: number;
      readonly waiting: number;
      /** Of its judges the one who was there last; null = it has none. */
      readonly last: SeenJudge | null;
    }
  | { readonly kind: 'ALL_JUDGES_AWAY'; readonly routes: number; readonly waiting: number }
  | { readonly kind: 'ROUTES_OUTSIDE'; readonly routes: readonly string[]; readonly waiting: number }
  | { readonly kind: 'UNSENT'; readonly judge: SeenJudge; readonly isAtWork: boolean }
  | { readonly kind: 'HELD'; readonly count: number; readonly first: HeldOne | null }
  | { readonly kind: 'DISPUTES'; readonly count: number }
  | { readonly kind: 'OUTDATED'; readonly names: readonly string[] }
  | { readonly kind: 'UNCONFIRMED'; readonly count: number }
  | { readonly kind: 'REQUESTS'; readonly count: number }
  | { readonly kind: 'ROUTES_WITHOUT_JUDGE'; readonly routes: readonly string[] }
  | { readonly kind: 'DOUBLES'; readonly count: number };

/**
 * What needs an organiser, worst first: people who wait where nobody judges, the most people first; then what
 * is not on the board yet, what is wrong on it, who cannot work, and what can wait.
 * (behaviour: organising#needs)
 */
export function needsOf(day: Day): readonly Need[] {
  const { held, firstHeld, unconfirmed, disputes, judgeRequests, outdated, doubles } = day;
  const waits = waitsOf(day);
  return [
    ...waits,
    ...unsentOf(day),
    ...when(held > 0, { kind: 'HELD', count: held, first: firstHeld }),
    ...when(disputes > 0, { kind: 'DISPUTES', count: disputes }),
    ...when(outdated.length > 0, { kind: 'OUTDATED', names: outdated }),
    ...when(unconfirmed > 0, { kind: 'UNCONFIRMED', count: unconfirmed }),
    ...when(judgeRequests > 0, { kind: 'REQUESTS', count: judgeRequests }),
    ...unassignedOf(day, waits),
    ...when(doubles > 0, { kind: 'DOUBLES', count: doubles }),
  ];
}

type Wait = Extract<Need, { readonly waiting: number }>;

const when = (applies: boolean, need: Need): readonly Need[] => (applies ? [need] : []);

/** Nobody judges, and nobody asks to. */
const hasNoJudges = ({ judges, judgeRequests }: Day) =>
  judges.every(({ role }) => role !== 'JUDGE') && judgeRequests === 0;

/** Where people wait and no judge is, the most people first. */
function waitsOf(day: Day): readonly Wait[] {
  if (!day.isJudged) return [];
  const lonely = day.queues.filter(({ route, waiting }) => waiting > 0 && watchOf(day, route) !== 'HERE');
  const waitingAt = (isMeant: (route: string) => boolean) => {
    const meant = lonely.filter(({ route }) => isMeant(route));
    return { routes: meant.map(({ route }) => route), waiting: sum(meant.map(({ waiting }) => waiting)) };
  };
  const everywhere = waitingAt(() => true);
  if (everywhere.waiting === 0) return [];
  if (hasNoJudges(day) && lonely.every(({ route }) => judgesOf(day, route).length === 0))
    return [{ kind: 'NO_JUDGES_AT_ALL', routes: everywhere.routes.length, waiting: everywhere.waiting }];
  const groups = day.groups.filter((group) => !day.judgesRoam || judgesIn(day, group).length > 0);
  const inGroups = groups.map((group): Wait => {
    const { waiting } = waitingAt((route) => group.routes.includes(route));
    const last = lastSeenOf(judgesIn(day, group));
    return { kind: 'GROUP_WITHOUT_JUDGE', group, routes: group.routes.length, waiting, last };
  });
  const outside = waitingAt((route) => !groups.some(({ routes }) => routes.includes(route)));
  const rest: Wait = day.judgesRoam
    ? { kind: 'ALL_JUDGES_AWAY', routes: outside.routes.length, waiting: outside.waiting }
    : { kind: 'ROUTES_OUTSIDE', ...outside };
  return [...inGroups, rest].filter(({ waiting }) => waiting > 0).toSorted((a, b) => b.waiting - a.waiting);
}

/** Phones with results that are not on the board: first those that cannot send now, then by their number. */
function unsentOf({ judges, at }: Day): readonly Need[] {
  return judges
    .filter(({ unsent }) => unsent > 0)
    .map((judge) => ({ kind: 'UNSENT' as const, judge, isAtWork: isAtWork(judge, at) }))
    .toSorted((a, b) => Number(a.isAtWork) - Number(b.isAtWork) || b.judge.unsent - a.judge.unsent);
}

/** Routes where nobody waits yet and nobody could judge, without those that a wait names already. */
function unassignedOf(day: Day, waits: readonly Wait[]): readonly Need[] {
  if (!day.willBeJudged || waits.some(({ kind }) => kind === 'NO_JUDGES_AT_ALL')) return [];
  const isNamed = (route: string) =>
    waits.some((wait) =>
      wait.kind === 'ROUTES_OUTSIDE'
        ? wait.routes.includes(route)
        : wait.kind === 'GROUP_WITHOUT_JUDGE' &&
          day.groups.some(({ uuid, routes }) => uuid === wait.group.uuid && routes.includes(route)),
    );
  const routes = day.routesWithoutJudge.filter((route) => !isNamed(route));
  if (routes.length === 0) return [];
  return hasNoJudges(day)
    ? [{ kind: 'NO_JUDGES_AT_ALL', routes: routes.length, waiting: 0 }]
    : [{ kind: 'ROUTES_WITHOUT_JUDGE', routes }];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

import type {
  JudgeAttemptModificationPermissions,
  JudgeCompetitorPermissions,
  JudgeRoutePermissions,
} from '../vocabulary.ts';

/** What a setting is called, and one plain sentence on what it does; empty where the name says it all. */
interface Words {
  readonly label: string;
  readonly hint: string;
}

/** On or off. */
interface Switch extends Words {
  readonly kind: 'switch';
  readonly initial: boolean;
}
/** A whole number within bounds. */
interface Amount extends Words {
  readonly kind: 'amount';
  readonly initial: number;
  readonly least: number;
  readonly most: number;
}
/** A whole number from 1, or null: none. */
interface Limit extends Words {
  readonly kind: 'limit';
  readonly initial: number | null;
  readonly most: number;
}
/** One of several, in the order in which they are offered. */
interface Choice<V extends string = string> extends Words {
  readonly kind: 'choice';
  readonly initial: V;
  readonly options: Readonly<Record<V, readonly [label: string, hint: string]>>;
}
/** An amount for some routes, by their uuids. It is set where the route is edited. */
interface ByRoute extends Words {
  readonly kind: 'by-route';
  readonly initial: Readonly<Record<string, number>>;
  readonly most: number;
}
export type Setting = Switch | Amount | Limit | Choice | ByRoute;

type Values<S extends Readonly<Record<string, { readonly initial: unknown }>>> = {
  readonly [Name in keyof S]: S[Name]['initial'];
};

const onOff = (initial: boolean, label: string, hint: string): Switch => ({
  kind: 'switch',
  initial,
  label,
  hint,
});
const amount = (
  initial: number,
  [least, most]: readonly [number, number],
  label: string,
  hint = '',
): Amount => ({
  kind: 'amount',
  initial,
  least,
  most,
  label,
  hint,
});
const limit = (initial: number | null, most: number, label: string, hint: string): Limit => ({
  kind: 'limit',
  initial,
  most,
  label,
  hint,
});
const choice = <V extends string>(
  initial: V,
  [label, hint]: readonly [string, string],
  options: Choice<V>['options'],
): Choice<V> => ({ kind: 'choice', initial, label, hint, options });

/** As many points as anything is worth. */
const mostPoints = 100_000;
const points = (initial: number, label: string, hint?: string) =>
  amount(initial, [0, mostPoints], label, hint);

/**
 * How a competition scores; what a system does not use, it ignores.
 *
 * @source scoring rules, section 10: combined points of 25 / 10 / 5 and 0.1, times ten
 */
export const scoringSettings = {
  pointsPerTop: points(
    250,
    'For a top',
    'A single route can be worth more or less: say so where you edit the route.',
  ),
  pointsPerZone: points(100, 'For the zone, where there is one'),
  pointsPerZone1: points(50, 'For the first of two zones'),
  pointsPerZone2: points(100, 'For the second of two zones'),
  attemptPenalty: points(1, 'Less for every attempt before'),
  flashBonus: points(0, 'More for a flash'),
  /** Holds of a sport route count in proportion. */
  routePoints: {
    kind: 'by-route',
    initial: {},
    most: mostPoints,
    label: 'For a top of this route',
    hint: 'Where it is not worth what the others are.',
  } as ByRoute,
  bestN: limit(null, 500, 'Only the best routes count', 'How many. Empty: all of them.'),
  sharedPoints: onOff(
    false,
    'A route’s points are shared',
    'Among those of a category who topped it: the fewer, the more each gets.',
  ),
  timeTieBreak: choice<'none' | 'podium' | 'all'>('podium', ['Where ties are split by time', ''], {
    none: ['Nowhere', ''],
    podium: ['On the podium', ''],
    all: ['Everywhere', ''],
  }),
  podiumTieBreak: onOff(
    false,
    'Ties on the podium are split',
    'By tops, then zones, in the fewest attempts.',
  ),
  rankRetiredLast: onOff(
    false,
    'Who retired is ranked last',
    'Off: they keep the place that their results give.',
  ),
} as const satisfies Readonly<Record<string, Setting>>;
export type ScoringSettings = Values<typeof scoringSettings>;

/** The rules of a competition: once, for the rules, the contract, the form, the history and the documentation. */
export const competitionSettings = {
  judgeRoutePermissions: choice<JudgeRoutePermissions>(
    'SEE_ALL_JUDGE_ASSIGNED',
    ['Which routes may a judge judge?', ''],
    {
      SEE_JUDGE_ALL: ['All of them', 'Simplest: no judging areas are needed.'],
      SEE_ALL_JUDGE_ASSIGNED: [
        'Only those of their judging areas',
        'They see the others, but can’t log attempts there.',
      ],
      SEE_JUDGE_ASSIGNED: [
        'Only those of their areas, and see no others',
        'The shortest list on their phone.',
      ],
      NONE: ['None', 'Only the master judge and staff judges log attempts.'],
    },
  ),
  judgeAttemptModificationPermissions: choice<JudgeAttemptModificationPermissions>(
    'OWN',
    ['Which attempts may a judge correct?', ''],
    {
      ALL: ['All on their routes', 'Also those that another judge logged.'],
      OWN: ['Their own', 'Once another judge has logged on a route, staff correct it.'],
      NONE: ['None', 'What is saved, only staff can change.'],
    },
  ),
  judgeCompetitorPermissions: choice<JudgeCompetitorPermissions>('NONE', ['May judges change entries?', ''], {
    NONE: ['No', 'Entries are for staff.'],
    ADD: ['They may add competitors', 'For latecomers at the wall.'],
    ADD_MODIFY: ['They may add and change competitors', 'Names, categories, who retired.'],
  }),
  judgesNeedApproval: onOff(
    false,
    'Staff approve every judge',
    'On: judges do not judge themselves or their own children. Off: whoever scans the judging code is a judge at once.',
  ),
  judgesCanBeParents: onOff(
    false,
    'Judges may be parents of competitors',
    'Judges are asked whether they enter children too.',
  ),
  judgesCanSeeLeaderboard: onOff(
    true,
    'Judges see the leaderboard',
    'Also while it is hidden from the public.',
  ),
  parentModeEnabled: onOff(
    true,
    'Parents enter their children',
    'People are asked whether they climb themselves or enter children.',
  ),
  hasPreloadedEntries: onOff(
    false,
    'Entries come from a list',
    'You import them; people find themselves by their number instead of entering.',
  ),
  hasCompetitorNumbers: onOff(
    false,
    'Competitors have numbers',
    'On bibs and lists. Asked for when people enter.',
  ),
  hasDynamicRouteNumbering: onOff(
    false,
    'Route numbers may change while it runs',
    'Off: they are frozen from the start.',
  ),
  maxAttemptsCount: amount(5, [1, 99], 'Attempts offered on a boulder', 'More can be added one by one.'),
  hardMaxAttemptsCount: limit(
    null,
    99,
    'Most attempts on a boulder',
    'Empty: no limit. Further attempts are refused.',
  ),
} as const satisfies Readonly<Record<string, Setting>>;

/** The settings of a competition that rules ask for. */
export interface CompetitionRules extends Values<typeof competitionSettings> {
  readonly scoring: ScoringSettings;
}

const initialOf = <S extends Readonly<Record<string, { readonly initial: unknown }>>>(settings: S) =>
  Object.fromEntries(Object.entries(settings).map(([name, { initial }]) => [name, initial])) as Values<S>;

export const defaultScoringSettings: ScoringSettings = initialOf(scoringSettings);

/** What holds in a competition unless its organiser says otherwise. */
export const defaultRules: CompetitionRules = {
  ...initialOf(competitionSettings),
  scoring: defaultScoringSettings,
};

/**
 * What a new competition begins with, made by whatever means; its organiser may say otherwise. The key stands on every wall: whoever
 * scans it judges nothing until staff approve, and then every route, so that no areas are needed.
 */
export const newCompetitionRules = {
  judgesNeedApproval: true,
  judgeRoutePermissions: 'SEE_JUDGE_ALL',
} as const satisfies Partial<CompetitionRules>;

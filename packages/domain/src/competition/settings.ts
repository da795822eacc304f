import type {
  JudgeAttemptModificationPermissions,
  JudgeCompetitorPermissions,
  JudgeRoutePermissions,
} from '../vocabulary.ts';

/** A setting's name, and one plain sentence on what it does; empty if the name says it all. */
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
/** A whole number from 1; null = no limit. */
interface Limit extends Words {
  readonly kind: 'limit';
  readonly initial: number | null;
  readonly most: number;
}
/** One of several values, in the order offered. */
interface Choice<V extends string = string> extends Words {
  readonly kind: 'choice';
  readonly initial: V;
  readonly options: Readonly<Record<V, readonly [label: string, hint: string]>>;
}
/** An amount for individual routes, by uuid. Organisers set it where they edit the route. */
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

/** The most points anything can be worth. */
const mostPoints = 100_000;
const points = (initial: number, label: string, hint?: string) =>
  amount(initial, [0, mostPoints], label, hint);

/**
 * How a competition scores. A scoring system ignores the settings it does not use.
 *
 * @source scoring rules, section 10: combined points of 25 / 10 / 5 and 0.1, times ten
 */
export const scoringSettings = {
  pointsPerTop: points(
    250,
    'For a top',
    'A single route can be worth more or less: set that when you edit the route.',
  ),
  pointsPerZone: points(100, 'For the zone, on boulders with one'),
  pointsPerZone1: points(50, 'For the first of two zones'),
  pointsPerZone2: points(100, 'For the second of two zones'),
  attemptPenalty: points(1, 'Deduction for each earlier attempt'),
  flashBonus: points(0, 'Bonus for a flash'),
  /** On a sport route, holds count in proportion. */
  routePoints: {
    kind: 'by-route',
    initial: {},
    most: mostPoints,
    label: 'For a top of this route',
    hint: 'Only if it is worth more or less than the others.',
  } as ByRoute,
  bestN: limit(null, 500, 'Only the best routes count', 'How many. Leave empty to count all.'),
  sharedPoints: onOff(
    false,
    'Competitors share a route’s points',
    'All in a category who topped it share them: the fewer, the more each gets.',
  ),
  handicap: choice<'none' | 'factor' | 'points'>('none', ['Handicap', ''], {
    none: ['None', 'Everybody’s score is what they climbed.'],
    factor: ['A factor', 'Scores are multiplied by the category’s or the competitor’s percentage.'],
    points: ['Points', 'The category’s or the competitor’s points are added to the score.'],
  }),
  timeTieBreak: choice<'none' | 'podium' | 'all'>('podium', ['Split ties by time', ''], {
    none: ['Nowhere', ''],
    podium: ['On the podium', ''],
    all: ['Everywhere', ''],
  }),
  podiumTieBreak: onOff(
    false,
    'Split ties on the podium',
    'By the attempts for tops, then for zones: fewer are better.',
  ),
  rankRetiredLast: onOff(
    false,
    'Rank retired competitors last',
    'Off: they keep the place from their results.',
  ),
} as const satisfies Readonly<Record<string, Setting>>;
export type ScoringSettings = Values<typeof scoringSettings>;

/** The rules of a competition, declared once for rules, contract, form, history and documentation. */
export const competitionSettings = {
  judgeRoutePermissions: choice<JudgeRoutePermissions>(
    'SEE_ALL_JUDGE_ASSIGNED',
    ['Which routes may a judge judge?', ''],
    {
      SEE_JUDGE_ALL: ['All of them', 'Simplest: no judging areas are needed.'],
      SEE_ALL_JUDGE_ASSIGNED: [
        'Only those in their judging areas',
        'They see the others, but can’t log attempts there.',
      ],
      SEE_JUDGE_ASSIGNED: [
        'Only those in their areas, and they see no others',
        'The shortest list on their phone.',
      ],
      NONE: ['None', 'Only the master judge and staff judges log attempts.'],
    },
  ),
  judgeAttemptModificationPermissions: choice<JudgeAttemptModificationPermissions>(
    'OWN',
    ['Which attempts may a judge correct?', ''],
    {
      ALL: ['All on their routes', 'Including those another judge logged.'],
      OWN: ['Their own', 'Once another judge has logged on a route, staff correct it.'],
      NONE: ['None', 'Only staff can change saved attempts.'],
    },
  ),
  judgeCompetitorPermissions: choice<JudgeCompetitorPermissions>('NONE', ['May judges change entries?', ''], {
    NONE: ['No', 'Entries are for staff.'],
    ADD: ['They may add competitors', 'For latecomers at the wall.'],
    ADD_MODIFY: ['They may add and change competitors', 'Names, categories, retirements.'],
  }),
  judgesNeedApproval: onOff(
    false,
    'Staff approve every judge',
    'On: judges may not judge themselves or their own children. Off: anybody who scans the judging code is a judge at once.',
  ),
  judgesCanBeParents: onOff(
    false,
    'Judges may be parents of competitors',
    'Asks judges whether they are entering children too.',
  ),
  judgesCanSeeLeaderboard: onOff(
    true,
    'Judges see the leaderboard',
    'Even while it is hidden from the public.',
  ),
  parentModeEnabled: onOff(
    true,
    'Parents enter their children',
    'Asks people whether they climb themselves or enter children.',
  ),
  hasPreloadedEntries: onOff(
    false,
    'Entries come from a list',
    'You import them; people find themselves by their number instead of entering.',
  ),
  hasCompetitorNumbers: onOff(
    false,
    'Competitors have numbers',
    'On bibs and lists. People give theirs when they enter.',
  ),
  hasDynamicRouteNumbering: onOff(
    false,
    'Route numbers may change during the competition',
    'Off: they are frozen from the start.',
  ),
  maxAttemptsCount: amount(5, [1, 99], 'Attempts offered on a boulder', 'More can be added one by one.'),
  hardMaxAttemptsCount: limit(
    null,
    99,
    'Most attempts on a boulder',
    'Leave empty for no limit. Further attempts are refused.',
  ),
  selfScoringGrace: amount(
    15,
    [0, 240],
    'Minutes for results that arrive late',
    'Where climbers score themselves: what they logged before the end still counts if their phone sends it by then.',
  ),
  appealMinutes: amount(
    30,
    [0, 1440],
    'Minutes to appeal against a result',
    'After it was logged or changed, by climbers and their parents. 0: nobody appeals.',
  ),
  teamsEnabled: onOff(
    false,
    'Competitors form teams',
    'People make a team or join one with its code; there is a board of teams.',
  ),
  teamLeast: amount(2, [1, 100], 'Fewest members of a team', 'A smaller team is not ranked.'),
  teamMost: amount(5, [1, 100], 'Most members of a team', 'Nobody joins a full team.'),
  teamCounted: limit(
    null,
    100,
    'Only the best members count',
    'How many. Leave empty to count all members of a team.',
  ),
  teamMixed: onOff(
    false,
    'A woman and a man count for each team',
    'On: the best woman and the best man always count; a team without both is not ranked.',
  ),
  personalClock: amount(
    0,
    [0, 1440],
    'Minutes for each climber, from check-in',
    'Where climbers score themselves: the desk starts everybody’s time. 0: all climb as long as the competition or their session runs.',
  ),
  queuesAtOnce: amount(
    1,
    [1, 20],
    'Queues a climber waits in at once',
    'Where climbers join the queues themselves: route groups say where.',
  ),
  queueRest: amount(
    0,
    [0, 120],
    'Minutes of rest before joining a queue',
    'After each attempt of theirs. 0: none. Judges may add them sooner.',
  ),
  unconfirmedCounts: onOff(
    true,
    'Unconfirmed results count',
    'Where climbers’ results are to be confirmed. Off: the board counts them only once they are.',
  ),
  witnessPairLimit: amount(
    10,
    [1, 100],
    'Results one climber may confirm for another',
    'Where climbers are each other’s witnesses. After that many, another witness is needed.',
  ),
} as const satisfies Readonly<Record<string, Setting>>;

/** A competition's settings that the rules use. */
export interface CompetitionRules extends Values<typeof competitionSettings> {
  readonly scoring: ScoringSettings;
}

const initialOf = <S extends Readonly<Record<string, { readonly initial: unknown }>>>(settings: S) =>
  Object.fromEntries(Object.entries(settings).map(([name, { initial }]) => [name, initial])) as Values<S>;

export const defaultScoringSettings: ScoringSettings = initialOf(scoringSettings);

/** The rules that apply unless the organiser changes them. */
export const defaultRules: CompetitionRules = {
  ...initialOf(competitionSettings),
  scoring: defaultScoringSettings,
};

/**
 * The rules every new competition starts with, however it is created; its organiser may change them. The key
 * hangs on every wall: people who scan it judge nothing until staff approve them, and then every route, so
 * nobody needs judging groups.
 */
export const newCompetitionRules = {
  judgesNeedApproval: true,
  judgeRoutePermissions: 'SEE_JUDGE_ALL',
} as const satisfies Partial<CompetitionRules>;

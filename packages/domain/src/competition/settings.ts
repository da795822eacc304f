import type {
  JudgeAttemptModificationPermissions,
  JudgeCompetitorPermissions,
  JudgeRoutePermissions,
  SpeedLosers,
  SpeedTies,
} from '../vocabulary.ts';
import {
  amount,
  type ByRoute,
  choice,
  limit,
  type Listing,
  onOff,
  type Setting,
  type Values,
} from './setting-kinds.ts';

export type { Setting };

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
  flashPercent: amount(
    0,
    [0, 1000],
    'Bonus for a flash, in percent',
    'Of what the top gives. 20: a flash on a route of 500 gives 600.',
  ),
  /** Tops only: routes with a value of their own keep it. */
  attemptPoints: {
    kind: 'list',
    initial: [],
    most: mostPoints,
    longest: 20,
    label: 'Points for a top by attempt',
    hint: 'At the first attempt, the second, and so on; the last number stands for all later ones. 10, 7, 4, 1: a top at the second gives 7, one at the sixth gives 1. Leave empty to deduct for each earlier attempt.',
  } as Listing,
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
  pointsTieBreak: choice<'none' | 'falls' | 'flashes'>('none', ['Split ties of points', ''], {
    none: ['Nowhere', 'Whoever has the same points shares the place.'],
    falls: [
      'By falls',
      'Fewer on the routes that count; then the points of the next best route, and falls on it. 2450 pts with 3 falls are ahead of 2450 pts with 4.',
    ],
    flashes: ['By flashes', 'More on the routes that count, then fewer falls on them.'],
  }),
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
  falseStart: choice<'other-run' | 'behind-falls' | 'with-falls'>(
    'other-run',
    ['A false start on time', 'In qualification, where climbers run once on each lane.'],
    {
      'other-run': ['Behind everybody else, by the other run', 'Since 2023: the second lane is still run.'],
      'behind-falls': ['Behind those who only fell, all equal', '2020 to 2022: no other run counts.'],
      'with-falls': ['Last, with those who only fell', 'Until 2019: no other run counts.'],
    },
  ),
  speedLosers: choice<SpeedLosers>(
    'qualification',
    ['Places of those out in the same round', 'In a speed final.'],
    {
      qualification: ['By qualification', '2022, and since 2025. Whoever does not start is last of them.'],
      'best-time': [
        'By their best time in the final',
        '2023 and 2024: of all rounds they raced; then by qualification.',
      ],
      'heat-time': [
        'By the time in the lost heat',
        'Until 2021; then by the round before, then qualification.',
      ],
      'race-on': ['They race on', 'A final of eight in which every place is run for, as in Tokyo.'],
    },
  ),
  speedTies: choice<SpeedTies>('qualification', ['Equal times in a heat', 'In a speed final.'], {
    qualification: ['Qualification decides', 'Whoever was better in it goes on.'],
    're-run': ['They race again', 'As the rules of 2025 allow, too. Until then nobody has won.'],
  }),
  missingDiscipline: choice<'last' | 'unranked'>(
    'last',
    ['Without a result in a discipline', 'Where places in several disciplines are multiplied.'],
    {
      last: ['Last in it', 'As in a final.'],
      unranked: ['Not ranked', 'As in a qualification.'],
    },
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

import {
  amount,
  type ByRoute,
  choice,
  limit,
  type Listing,
  onOff,
  type Setting,
  type Values,
} from '../setting-kinds.ts';
import { speedSettings } from './speed.ts';

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
  ...speedSettings,
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

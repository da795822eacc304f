import { type MarksCount, standingWords } from '@topout/domain';

const counted = (n: number, thing: string) =>
  `${n} ${thing}${n === 1 ? '' : thing.endsWith('h') ? 'es' : 's'}`;

/** The texts of the board, the first thing that a spectator loads. What later screens say is in `texts/`. */
export const boardTexts = {
  title: 'Leaderboard',
  league: 'League',
  teams: 'Teams',
  heats: 'Heats',
  plan: 'Plan',
  files: 'Results as files and on paper',
  hidden: 'The leaderboard cannot be viewed until the competition ends.',
  hiddenTitle: 'Not yet',
  loading: 'Loading the leaderboard',
  readError: 'An error occurred while fetching the data.',
  goesOn: 'We keep trying.',
  categories: 'Categories',
  search: 'Search competitors',
  closeSearch: 'Close the search',
  searchPlaceholder: 'Search competitors...',
  position: '#',
  positionLabel: 'Position',
  name: 'Name',
  score: 'Score',
  ranking: [
    { short: 'T', label: 'Tops' },
    { short: 'Z', label: 'Zones' },
    { short: 'TA', label: 'Attempts to top' },
    { short: 'ZA', label: 'Attempts to zone' },
  ],
  retired: '(R)',
  retiredLabel: 'retired',
  restarted: 'Restarted',
  didNotStart: 'Did not start',
  disqualified: 'Disqualified',
  attempts: (n: number) => (n === 1 ? '1 attempt' : `${n} attempts`),
  number: 'Number',
  country: 'Country',
  you: 'You',
  unconfirmed: 'not confirmed',
  unconfirmedCount: (n: number) => `${n} not confirmed`,
  marks: ({ routes, tops, flashes, zones }: MarksCount) =>
    `${[counted(tops, 'top'), flashes > 0 && counted(flashes, 'flash'), zones > 0 && counted(zones, 'zone')].filter(Boolean).join(', ')} of ${routes}`,
  emptyCategory: 'Nobody is entered in this category yet.',
  connecting: 'Connecting',
  delayed: 'Delayed',
  notLive: 'Not live',
  ...standingWords,
  ended: 'Ended',
  timeLeft: 'Time left:',
} as const;

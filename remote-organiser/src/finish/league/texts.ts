/** Texts of a league's standings. */
export const leagueTexts = {
  title: 'League',
  loading: 'Loading the standings…',
  places: 'Points for places',
  scores: 'Sum of scores',
  bestOf: (n: number) => (n === 1 ? 'the best one counts' : `the best ${n} count`),
  allCount: 'all competitions count',
  someCount: 'some of the competitions count',
  competitions: 'Competitions',
  change: 'Change league',
  emptyTitle: 'Nothing to add up yet',
  empty: 'No competition belongs to this league yet.',
  noneTitle: 'No standings yet',
  none: 'They appear with the first public leaderboard.',
  search: 'Search competitors',
  searchPlaceholder: 'Search competitors...',
  categories: 'Categories',
  nothingFound: 'Nobody has that name.',
  emptyCategory: 'Nobody has a place yet.',
  position: '#',
  name: 'Name',
  points: 'Points',
  tableOf: (category: string) => `Standings: ${category}`,
  absent: 'did not take part',
  dropped: 'does not count',
  how: 'Competitions, and how it counts',
  howPlaces: (values: string, tied: string) =>
    `From the first place down: ${values} points. Places behind get none; ${tied}.`,
  tiePayments: {
    MEAN: 'those who share a place get the mean',
    MEAN_FLOOR: 'those who share a place get the mean, rounded down',
    FULL: 'those who share a place all get its points',
  },
  howLeaveOut: (n: number) =>
    n === 1
      ? 'One less than there are competitions count; the others are crossed out.'
      : `${n} fewer than there are competitions count; the others are crossed out.`,
  howMost: (parts: string) => `Of each discipline so many count at most: ${parts}.`,
  howLeast: (n: number) => `Whoever has results in fewer than ${n} disciplines is not ranked.`,
  howAges: (name: string, from: number, to: number) =>
    `${name}: born ${from === to ? from : `${from} to ${to}`}, with places among themselves.`,
  howGuestsKept: 'Guests keep their places, and nobody gets the points of those.',
  howTiesStand: 'Those with equal points share their place.',
  howScores: 'The scores themselves are added, of all stages of a competition.',
  howBest: (n: number) => `Only the best ${n} of everybody’s competitions count; the others are crossed out.`,
  howTies:
    'On equal points, more wins in the counting competitions come first, then the better place in the last competition.',
  howStands:
    'Competitions count as they stand now, even while they are running and before results are official.',
  howCategories: 'Categories with the same name are added up together.',
} as const;

/** Points with at most one decimal: ties share the mean. */
export const pointsText = (points: number): string => String(Math.round(points * 10) / 10);

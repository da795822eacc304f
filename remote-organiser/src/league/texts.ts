/** Words of a league's standings. */
export const leagueTexts = {
  title: 'League',
  loading: 'Loading the standings…',
  places: 'Points for places',
  scores: 'Sum of scores',
  bestOf: (n: number) => (n === 1 ? 'the best one counts' : `the best ${n} count`),
  allCount: 'all competitions count',
  competitions: 'Competitions',
  change: 'Change league',
  emptyTitle: 'Nothing to add up yet',
  empty: 'No competition belongs to this league yet.',
  noneTitle: 'No standings yet',
  none: 'They come with the first board that everybody may see.',
  search: 'Search competitors',
  searchPlaceholder: 'Search competitors...',
  categories: 'Categories',
  nothingFound: 'Nobody of that name.',
  emptyCategory: 'Nobody has a place yet.',
  position: '#',
  name: 'Name',
  points: 'Points',
  tableOf: (category: string) => `Standings: ${category}`,
  absent: 'did not take part',
  dropped: 'does not count',
  how: 'Competitions, and how it counts',
  howPlaces: (values: string) =>
    `From the first place down: ${values} points. Places behind get none; those who share a place get the mean.`,
  howScores: 'The scores themselves are added, of all stages of a competition.',
  howBest: (n: number) => `Only the best ${n} of everybody’s competitions count; the others are crossed out.`,
  howTies:
    'With equal points whoever won more of what counts is ahead, then whoever was better in the last competition.',
  howStands: 'A competition counts as it stands now, also while it runs and before its results are final.',
  howCategories: 'Categories of the same name belong together.',
} as const;

/** Points with at most one digit behind the point: ties share the mean. */
export const pointsText = (points: number): string => String(Math.round(points * 10) / 10);

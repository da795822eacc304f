/** Words of the league's screen. */
export const leagueTexts = {
  title: 'League',
  loading: 'Loading the standings…',
  places: 'Points for places',
  scores: 'Sum of scores',
  bestOf: (n: number) => `the best ${n} count`,
  allCount: 'all competitions count',
  competitions: 'Competitions',
  empty: 'No competition belongs to this league yet.',
  emptyCategory: 'Nobody has a place yet.',
  position: '#',
  name: 'Name',
  points: 'Points',
  from: (position: number, points: string) => `${position}. place, ${points}`,
  dropped: 'does not count',
} as const;

/** Points with at most one digit behind the point: ties share the mean. */
export const pointsText = (points: number): string =>
  points.toLocaleString('en', { maximumFractionDigits: 1, useGrouping: false });

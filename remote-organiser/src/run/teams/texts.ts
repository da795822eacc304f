import { teamScoreText } from '@topout/domain';

/** Texts of the board of teams. */
export const texts = {
  title: 'Teams',
  loading: 'Loading the teams',
  edit: 'Manage teams',
  leaderboard: 'Leaderboard',
  results: 'Results',
  place: 'Place',
  team: 'Team',
  points: 'Points',
  noPlace: 'no place',
  score: (score: number | null) => (score === null ? '–' : teamScoreText(score)),
  counts: 'counts',
  notCounted: 'does not count',
  none: 'No teams yet',
  noneText: 'They appear here as soon as somebody forms one.',
  off: 'No teams here',
  offText: 'The competitors of this competition climb for themselves.',
  hiddenTitle: 'The leaderboard is hidden',
  hidden: 'It opens when the competition ends.',
  how: (best: number | null) =>
    best === null
      ? 'The points of all members count.'
      : `The points of the best ${best === 1 ? 'member' : `${best} members`} count.`,
  mixed: 'A woman and a man always count.',
} as const;

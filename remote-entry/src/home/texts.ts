import type { MarksCount } from '@topout/domain';

const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : word === 'flash' ? 'es' : 's'}`;

/** Every text of the home page. */
export const homeTexts = {
  tab: 'Competitions',
  title: 'Climbing competitions, live',
  lead: 'Follow every attempt as it happens.',
  noAccount: 'No account needed.',
  search: 'Search competitions',
  searchPlaceholder: 'Search competitions...',
  closeSearch: 'Close search',
  live: 'Live now',
  liveState: 'Live',
  ends: (at: string) => `ends ${at}`,
  leaders: (category: string) => `Leading in ${category}`,
  marks: ({ routes, tops, flashes, zones }: MarksCount) =>
    `${[counted(tops, 'top'), flashes > 0 && counted(flashes, 'flash'), zones > 0 && counted(zones, 'zone')].filter(Boolean).join(', ')} of ${routes}`,
  upcoming: 'Upcoming',
  past: 'Past',
  signIn: 'Sign in',
  signedInAs: (name: string) => `You’re signed in as ${name}.`,
  profile: 'Profile',
  organise: 'Organise a competition',
  ownCompetitions: 'My competitions',
  climbers: (count: number) => (count === 1 ? '1 climber' : `${count} climbers`),
  board: 'Leaderboard',
  boardOf: (name: string) => `Leaderboard of ${name}`,
  enter: 'Enter',
  enterName: (name: string) => `Enter ${name}`,
  open: 'Open',
  openName: (name: string) => `Open ${name}`,
  emptyTitle: 'No competitions yet',
  empty: 'New competitions appear here as soon as they are announced.',
  nothingFoundTitle: 'Nothing found',
  nothingFound: (search: string) => `No competition matches “${search}”.`,
  clearSearch: 'Clear search',
  more: (count: number) => `Show ${count} more`,
  showMore: 'Show more',
  loading: 'Loading competitions',
  /** What the server draws of the page (`first-sights.ts`). */
  drawn: {
    LIVE: 'Live now',
    UPCOMING: 'Upcoming',
    PAST: 'Past',
    live: 'Live',
    ends: 'ends',
    noAccount: 'No account needed.',
    organise: 'Organise a competition',
    board: 'Leaderboard',
    enter: 'Enter',
    climber: '1 climber',
    climbers: 'climbers',
  },
  release: (version: string, build: string | null) =>
    build === null ? `Topout ${version}` : `Topout ${version}, build ${build}`,
  demoTitle: 'This is a demo',
  demo: 'Try it as somebody else: one tap signs you in.',
  signInAs: 'Sign in as',
  passwords: (passwords: readonly string[]) => `Password: ${passwords.join(', ')}`,
} as const;

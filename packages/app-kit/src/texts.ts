/** Texts shared by all remotes. */
export const texts = {
  nothing: 'An error occurred while fetching the data.',
  /** The page below, if the line is what failed. */
  unreachable: 'We can’t reach the server. This page loads as soon as the connection is back.',
  missing: 'There is nothing at this address.',
  missingHint: 'The link may be incomplete, or the page has been removed.',
  toHome: 'To the home page',
  toBoard: 'See the leaderboard',
  notLive: 'Not live',
  notLiveHint: 'You are seeing what this device loaded last.',
  slow: 'Still loading. The connection is slow.',
  tryAgain: 'Try again',
} as const;

/** What organisers announced, above other screens. */
export const announcedTexts = {
  from: (ago: string) => `The organisers, ${ago}`,
  all: 'All',
  putAway: 'Put away',
} as const;

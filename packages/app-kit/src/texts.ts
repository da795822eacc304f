/** The words that all remotes share. */
export const texts = {
  nothing: 'An error occurred while fetching the data.',
  /** Below it, where it is the line that failed. */
  unreachable: 'There is no connection to the server. This loads by itself once there is one.',
  missing: 'There is nothing at this address.',
  missingHint: 'The link may be cut off, or what it led to was removed.',
  toHome: 'To the home page',
  toBoard: 'See the leaderboard',
  notLive: 'Not live',
  notLiveHint: 'This is what was last loaded on this device.',
  slow: 'Still loading. The connection is slow.',
  tryAgain: 'Try again',
} as const;

/** The words that all remotes share. */
export const texts = {
  nothing: 'An error occurred while fetching the data.',
  /** Below it, where it is the line that failed. */
  unreachable: 'There is no connection to the server. This loads by itself once there is one.',
  notLive: 'Not live',
  notLiveHint: 'This is what was last loaded on this device.',
  slow: 'Still loading. The connection is slow.',
  tryAgain: 'Try again',
} as const;

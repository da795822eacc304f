/** The words that all remotes share. */
export const texts = {
  nothing: 'An error occurred while fetching the data.',
  notLive: 'Not live',
  notLiveHint: 'This is what was last loaded on this device.',
  slow: 'Still loading. The connection is slow.',
  tryAgain: 'Try again',
} as const;

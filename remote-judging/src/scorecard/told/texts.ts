export const texts = {
  on: 'Tell me on this phone',
  off: 'Stop telling me on this phone',
  denied: 'This browser blocks notifications. Allow them in its settings of this site.',
  failed: 'We couldn’t reach the notification service of this browser. Try again in a moment.',
} as const;

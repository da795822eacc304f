/** What stands at the edge of the board; it comes when it is needed. */
export const edgeTexts = {
  pinned: 'Your competitors',
  goTo: (name: string) => `Go to ${name}`,
  loading: 'Looking it up',
  failed: 'It could not be looked up.',
  close: 'Close',
  follow: (name: string) => `Follow ${name}`,
  gained: (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points)} now`,
  now: 'now',
} as const;

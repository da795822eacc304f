/** What a board says beside its rows: it comes right after them. */
export const moreTexts = {
  emptyTitle: 'Nobody is entered yet',
  empty: 'Names appear here as soon as people enter.',
  enter: 'Enter this competition',
  nothingFound: (text: string) => `No competitor matches “${text}”.`,
  clearSearch: 'Clear search',
  stale: (time: string) =>
    `The connection is lost. This is the board as of ${time}; it updates once you are back online.`,
  firstClimbers: 'First climbers',
  startsIn: (time: string) => `in ${time}`,
  starts: (time: string) => `Starts ${time}`,
  changed: (time: string) => `Last change ${time}`,
  inHall: 'Judged in the hall',
  heats: 'Heats',
  plan: 'Plan',
} as const;

/** Texts of the results that wait for a judge. */
export const texts = {
  title: 'Not confirmed',
  hint: 'What climbers have logged on your routes. Confirm what you have seen.',
  loading: 'Loading results',
  search: 'Name or number',
  scan: 'Scan a climber’s code',
  scanHint: 'It is on their ticket, bib or phone.',
  none: 'Nothing waits for you',
  noneHint: 'New results appear here by themselves.',
  noMatch: 'No result of anybody like that waits.',
  noneOf: (name: string) => `Nothing of ${name} waits on your routes.`,
  unknown: 'This code names nobody here.',
  notLookedUp: 'A ticket can only be looked up with a network. Search by number.',
  more: (shown: number, total: number) => `The ${shown} that wait longest, of ${total}.`,
  all: (n: number) => `Confirm all ${n}`,
  undoAll: 'Undo all',
  everybody: 'Everybody',
} as const;

/** The texts of the board, the first thing that a spectator loads. */
export const boardTexts = {
  title: 'Leaderboard',
  hidden: 'The leaderboard cannot be viewed until the competition ends.',
  hiddenTitle: 'Not yet',
  loading: 'Loading the leaderboard',
  readError: 'An error occurred while fetching the data.',
  goesOn: 'It is tried again by itself.',
  categories: 'Categories',
  search: 'Search competitors',
  searchPlaceholder: 'Search competitors...',
  position: '#',
  positionLabel: 'Position',
  name: 'Name',
  score: 'Score',
  ranking: [
    { short: 'T', label: 'Tops' },
    { short: 'Z', label: 'Zones' },
    { short: 'TA', label: 'Attempts to top' },
    { short: 'ZA', label: 'Attempts to zone' },
  ],
  retired: '(R)',
  retiredLabel: 'retired',
  didNotStart: 'Did not start',
  disqualified: 'Disqualified',
  attempts: (n: number) => (n === 1 ? '1 attempt' : `${n} attempts`),
  number: 'Number',
  unranked: 'Not ranked',
  emptyTitle: 'Nobody is entered yet',
  empty: 'Names appear here as soon as people enter.',
  emptyCategory: 'Nobody is entered in this category yet.',
  enter: 'Enter this competition',
  nothingFound: (text: string) => `No competitor matches “${text}”.`,
  clearSearch: 'Clear search',
  connecting: 'Connecting',
  notLive: 'Not live',
  final: 'Final',
  ended: 'Ended',
  stale: (time: string) => `The connection is lost. This is the board of ${time}; it goes on by itself.`,
  starts: (time: string) => `Starts ${time}`,
} as const;

export const appTexts = {
  title: 'Use the Topout App',
  text: 'The detailed scorecard is only available in the mobile app.',
  get: 'Get the app',
  close: 'Close',
} as const;

export const entryTexts = {
  edit: 'Edit competitor details',
  delete: 'Delete entry',
  deleting: 'Deleting...',
  cancel: 'Cancel',
  deleteTitle: 'Delete entry',
  deleteAttempts: (n: number) =>
    `This entry has ${n} attempts logged. Are you sure you want to delete this entry and all its attempts?`,
  parent: (name: string) => `Parent: ${name}`,
  account: (age: string) => `Account created ${age}`,
  noEmail: 'No e-mail',
  number: (text: string) => `Competitor number ${text}`,
  close: 'Close',
  category: 'Category',
  categoryPlaceholder: 'Choose a category...',
  firstName: 'First name',
  lastName: 'Last name',
  save: 'Save',
  loading: 'Loading the entry',
} as const;

/** What a failed request says, by how it failed. (spec 2 §8) */
export const failureTexts = {
  refused: {
    title: 'Problem submitting your data',
    message: 'Please check your submission and try again',
  },
  network: {
    title: 'Network error occurred',
    message: 'Make sure you’re connected to the internet then try again',
  },
  unknown: {
    title: 'Unknown error occurred',
    message: (email: string) => `Please try again. If the problem persists, email ${email}.`,
  },
} as const;

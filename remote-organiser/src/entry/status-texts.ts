export const statusTexts = {
  action: 'Change status...',
  title: 'Status',
  history: 'History of this competitor',
  cancel: 'Cancel',
  saving: 'Saving...',
  options: [
    { status: 'ENTERED', label: 'Competing', hint: 'On the board, ranked by results' },
    { status: 'RETIRED', label: 'Retired', hint: 'Keeps the results, marked (R), leaves all queues' },
    { status: 'DNS', label: 'Did not start', hint: 'On the board without a place' },
    {
      status: 'DSQ',
      label: 'Disqualified',
      hint: 'On the board without a place; results stay in the history',
    },
  ],
} as const;

const waiting = (n: number) => (n === 1 ? '1 person waits' : `${n} people wait`);

export const waitingTexts = {
  title: 'Waiting list',
  lead: (n: number) =>
    `${waiting(n)}. Places that become free are given in this order; you can give one now.`,
  place: 'Give a place',
  placeFor: (name: string) => `Give ${name} a place`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the waiting list`,
  removeTitle: 'Remove from the waiting list?',
  removeText: (name: string) => `${name} no longer waits for a place. This can be undone from the history.`,
  cancel: 'Cancel',
  position: (n: number, category: string) => `${n}. in ${category}`,
} as const;

const waiting = (n: number) => (n === 1 ? '1 person waits' : `${n} people wait`);

export const waitingTexts = {
  title: 'Waiting list',
  lead: (n: number) =>
    `${waiting(n)}. Places that become free are given in this order; you can change it, or give a place now.`,
  list: (category: string) => `Waiting list, ${category}`,
  place: 'Give a place',
  placeFor: (name: string) => `Give a place to ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the waiting list`,
  removeTitle: 'Remove from the waiting list?',
  removeText: (name: string) => `${name} no longer waits for a place. This can be undone from the history.`,
  cancel: 'Cancel',
} as const;

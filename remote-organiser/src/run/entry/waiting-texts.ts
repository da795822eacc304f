const waiting = (n: number) => (n === 1 ? '1 person waits' : `${n} people wait`);

export const waitingTexts = {
  title: 'Waiting list',
  lead: (n: number) =>
    `${waiting(n)}. Free places go out in this order. You can change it, or give somebody a place now.`,
  list: (category: string) => `Waiting list, ${category}`,
  place: 'Give a place',
  placeFor: (name: string) => `Give a place to ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the waiting list`,
  removeTitle: 'Remove from the waiting list?',
  removeText: (name: string) =>
    `${name} will no longer wait for a place. You can undo this from the history.`,
} as const;

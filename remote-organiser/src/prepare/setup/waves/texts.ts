/** Texts of the sessions' set-up. */
export const wavesTexts = {
  title: 'Sessions',
  lead: 'Parts of the day with their own time and places. People in a session score themselves only while it runs.',
  add: 'Add a session',
  emptyTitle: 'No sessions',
  empty:
    'Everybody climbs from start to end. Add sessions if some come in the afternoon and others in the evening.',
  actions: (name: string) => `Actions for ${name}`,
  edit: 'Edit...',
  delete: 'Delete...',
  newTitle: 'New session',
  editTitle: 'Edit session',
  name: 'Name',
  namePlaceholder: 'Afternoon',
  starts: 'Starts',
  ends: 'Ends',
  clock: (zone: string) => `By the clocks of the venue (${zone}).`,
  capacity: 'Places',
  capacityHint: 'Leave empty for no limit. Who comes later waits, and moves up when a place is free.',
  categories: 'For these categories',
  categoriesHint: 'None chosen: for all.',
  save: 'Save',
  places: (taken: number, capacity: number | null) =>
    capacity === null ? `${taken} people` : `${taken} of ${capacity} places taken`,
  waiting: (count: number) => `${count} waiting`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Nobody may be in it.',
  deleteConfirm: 'Delete',
  without: (count: number) =>
    count === 1 ? 'One person is in no session.' : `${count} people are in no session.`,
  spread: 'Spread them evenly',
} as const;

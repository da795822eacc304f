/** Texts of choosing a session. */
export const sessionTexts = {
  session: 'Session',
  sessions: 'Sessions',
  placeholder: 'Choose a session...',
  full: (waiting: number) =>
    waiting === 0 ? 'Full: waiting list' : `Full: waiting list, ${waiting} waiting`,
  places: 'Places left',
  placesLeft: (count: number) => (count === 1 ? '1 place left' : `${count} places left`),
  waits: (name: string, place: number) => `Waiting list of ${name}, place ${place}`,
} as const;

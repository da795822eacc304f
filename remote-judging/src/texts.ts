/** Texts shared by the judging screens; those that docs/behaviour quotes stay as they are. */
export const texts = {
  // The competition
  timeLeft: 'Time left:',
  closed: 'Competition closed',
  endedOn: (when: string) =>
    `This competition ended on ${when}. Please contact the event organiser for any queries.`,
  dashboard: 'Dashboard',
  loading: 'Loading',

  // Outbox
  handOver: 'Give it to another phone',

  // A route
  noPermission:
    'You do not have permission to view this route. Please contact the event organiser for any queries.',
  routeNotFound: 'This route is not part of the competition.',
  routeInNoGroup: 'This route is in no route group',
  routeInNoGroupHint:
    'Nobody can be judged on it yet. Ask the event organiser to add it to a route group of this competition.',
  toCompetition: 'To the competition',
  onRoute: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} on this route now`,

  // Attempts
  save: 'Save',
  skip: 'Skip',
  top: 'Top',

  // Held results
  heldTitle: 'This result is held',
  nothingThere: 'No attempts',

  // Results
  dispute: { APPEAL: 'Under appeal', QUERY: 'Queried', INCIDENT: 'Technical incident' },
  restarted: 'Restarted',
  sportTop: 'TOP',
  attemptsMade: (n: number) => (n === 1 ? '1 attempt' : `${n} attempts`),
  zoneReached: (zone: number | null) => (zone === null ? 'Zone' : `Zone ${zone}`),
} as const;

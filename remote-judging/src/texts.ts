/**
 * Texts shared by the judging screens, and those for logging attempts; those that docs/behaviour quotes stay
 * as they are.
 */
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
  updateFailed: 'There was a problem updating attempts. Please try again',

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
  logTitle: (route: string) => (route === '' ? 'Log attempts' : `Log attempts: Route ${route}`),
  competitorNotFound: 'This competitor is not entered in the competition.',
  loadingAttempts: 'Loading attempts',
  attempts: 'Attempts',
  judge: (name: string) => `Judge: ${name}`,
  staff: 'Staff',
  logThis: 'Tap to log',
  chooseBelow: 'Choose the result below',
  resultOf: (ordinal: string) => `Result of the ${ordinal} attempt`,
  save: 'Save',
  skip: 'Skip',
  undo: 'Undo',
  justDone: {
    saved: (name: string) => `Saved for ${name}`,
    cleared: (name: string) => `Cleared for ${name}`,
    skipped: (name: string) => `Skipped ${name}`,
  },
  undoSave: 'Undo',
  undoSkipOf: (name: string) => `Undo skipping ${name}`,
  undoSaveOf: (name: string) => `Undo what was saved for ${name}`,
  running: 'Result:',
  total: 'Total:',
  sameJustSaved: (marks: string, name: string, seconds: number) =>
    `${marks} was logged for ${name} ${seconds} s ago. Is this another climb?`,
  notInQueue: (next: string | undefined) =>
    next === undefined ? 'Not in the queue.' : `Not in the queue. Next is ${next}.`,
  clear: 'Clear attempts',
  clearTitle: 'Clear Attempts',
  clearQuestion: 'Are you sure you want to clear this competitor’s attempts on this route?',
  leaveTitle: 'Not saved yet',
  leaveQuestion: 'What you entered for this competitor has not been saved.',
  leave: 'Leave without saving',
  stay: 'Stay',
  goesWithSave: 'Deleted when saved',
  endsWithTop: (count: number) =>
    count === 1
      ? 'A boulder ends with its top: saving deletes the attempt after it.'
      : `A boulder ends with its top: saving deletes the ${count} attempts after it.`,
  wouldBeHeld:
    'What you entered is still here. If you save it now, it will be held until the event staff decide.',
  overtaken: 'Another judge changed these attempts while you were entering.',
  showTheirs: 'Show theirs',
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

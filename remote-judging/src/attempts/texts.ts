/** Texts for logging attempts; those that docs/behaviour quotes stay as they are. */
export const attemptTexts = {
  updateFailed: 'There was a problem updating attempts. Please try again',
  logTitle: (route: string) => (route === '' ? 'Log attempts' : `Log attempts: Route ${route}`),
  competitorNotFound: 'This competitor is not entered in the competition.',
  loadingAttempts: 'Loading attempts',
  attempts: 'Attempts',
  judge: (name: string) => `Judge: ${name}`,
  staff: 'Staff',
  logThis: 'Tap to log',
  chooseBelow: 'Choose the result below',
  resultOf: (ordinal: string) => `Result of the ${ordinal} attempt`,
  undo: 'Undo',
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
} as const;

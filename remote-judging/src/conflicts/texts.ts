/** Texts for deciding between results. */
export const texts = {
  fasterTitle: 'Another judge was faster',
  twiceMine: 'You logged this twice',
  twice: (judge: string) => `${judge} logged this twice`,
  differTitle: 'Two judges, two results',
  chooseHint: 'Both are kept. Choose which is right.',
  chooseTwiceHint: 'On two phones or in two tabs. Both are kept: choose which is right.',
  onTheServer: 'Counts now',
  notShown: 'This route is not yours any more: what counts on it is not shown.',
  onYourPhone: 'What you logged',
  logged: (judge: string) => `Logged by ${judge}`,
  loggedAt: (time: string) => `Reached the server at ${time}`,
  unknownJudge: 'Somebody',
  you: 'you',
  by: (judges: string) => `Judge: ${judges}`,

  keep: (marks: string) => `Keep ${marks}`,
  keepHint: (judges: string) => (judges === '' ? 'It counts now.' : `By ${judges}; it counts now.`),
  throwAway: 'Throw it away',
  throwAwayHint: 'It stays in the history and does not count.',
  take: (marks: string) => `Take ${marks}`,
  clear: 'Clear the attempts',
  takeHint: (judge: string) => `Logged by ${judge}; it replaces what counts now.`,
  countHint: (judge: string) => `Logged by ${judge}; it will count.`,
  both: 'Both as attempts',
  bothHint: (judge: string) => `The competitor climbed again: what ${judge} logged goes after it.`,

  replaceTitle: (standing: string, held: string) => `Replace ${standing} by ${held}?`,
  replaceQuestion: (standing: string, judges: string) =>
    `${standing}${judges === '' ? '' : `, logged by ${judges},`} will not count any more. It stays in the history.`,
  clearTitle: (standing: string) => `Clear ${standing}?`,

  tellStaff: 'Show this to the event staff: they can decide it.',
  onlyStaffJudges: 'A master judge or staff judge will decide.',
  decideOnline: 'You can decide as soon as we can reach the server.',
} as const;

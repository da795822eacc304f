/** The texts of the screen on which held results are settled. */
export const texts = {
  title: 'Held results',
  hint: 'Logged by a judge, stored, and not counted yet. Nothing here is lost; each waits for one decision.',
  bring: 'Bring in results from another phone',
  none: 'Nothing is held',
  noneHint: 'Every result that judges sent counts.',
  noneMineHint: 'Every result that you sent counts.',
  loading: 'Loading held results',
  notEntered: 'No longer entered',
  unknownCompetitor: 'A competitor whose profile is gone',
  unknownRoute: 'A route that is gone',
} as const;

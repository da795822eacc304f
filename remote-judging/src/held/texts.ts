/** Texts of the screen for settling held results. */
export const texts = {
  title: 'Held results',
  hint: 'A judge logged these and they are stored, but they don’t count yet. Each needs one decision. Nothing is lost.',
  bring: 'Bring in results from another phone',
  none: 'Nothing is held',
  noneHint: 'Every result the judges sent counts.',
  noneMineHint: 'Every result you sent counts.',
  loading: 'Loading held results',
  notEntered: 'No longer entered',
  unknownCompetitor: 'A competitor whose profile is gone',
  unknownRoute: 'A route that is gone',
} as const;

export const staffPageTexts = {
  loading: 'Loading the competition',
  notYoursTitle: 'For the organisers',
  notYours: 'Your role in this competition does not include this page. The master judge gives roles.',
  toCompetition: 'To the competition',
} as const;

export const staffPageTexts = {
  loading: 'Loading the competition',
} as const;

/** Of what is logged after the end of the climbing time. */
export const afterTimeTexts = {
  title: 'After time',
  about: 'You logged this after the end of the climbing time.',
  aboutMany: (count: number) => `You logged ${count} attempts after the end of the climbing time.`,
  hint: 'What does not count is kept as a try, with a note.',
  count: 'Count it',
  doNotCount: 'Do not count it',
  cancel: 'Cancel',
  counted: 'After time: counted.',
  notCounted: 'After time: not counted.',
} as const;

/** Texts of somebody's answers. */
export const answersTexts = {
  title: 'Answers',
  loading: 'Loading the answers',
  none: 'Nothing is asked of this person.',
  save: 'Save answers',
  saved: 'The answers are saved.',
} as const;

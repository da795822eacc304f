/** Texts of somebody's answers. */
export const answersTexts = {
  title: 'Answers',
  loading: 'Loading the answers',
  none: 'Nothing is asked of this person.',
  save: 'Save answers',
  saved: 'The answers are saved.',
  agreed: (label: string, version: number, when: string, guardian: string | null, isCurrent: boolean) =>
    `${label}: version ${version} agreed on ${when}${guardian === null ? '' : ` by ${guardian}, guardian`}${
      isCurrent ? '' : '. The text has changed since.'
    }`,
} as const;

/** Texts of answering what organisers ask. */
export const questionTexts = {
  title: 'Your answers',
  lead: (name: string, competition: string) => `What ${competition} wants to know of ${name}.`,
  fixed: 'Entries are closed: what you answered stays. Ask the organisers to change it.',
  none: 'Nothing is asked of you here.',
  nothingOpen: 'Everything is answered.',
  save: 'Save',
  back: 'Back',
  toAnswers: 'Your answers',
  open: (count: number) => (count === 1 ? 'One thing to answer' : `${count} things to answer`),
} as const;

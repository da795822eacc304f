/** Texts of whoever does not want to climb in the next stage. */
export const finalTexts = {
  decline: (stage: string) => `I don’t want to climb in: ${stage}`,
  declined: (stage: string) => `Not climbing in: ${stage}`,
  movesUp: 'If you would have gone on, the next in rank takes your place.',
  afterAll: 'I want to after all',
  failed: 'There is no connection to the server. Try again in a moment.',
} as const;

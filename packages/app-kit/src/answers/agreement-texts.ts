/** Texts of what somebody agreed to. */
export const agreementTexts = {
  title: 'Agreed to',
  agreed: (version: number, when: string, guardian: string | null) =>
    `Version ${version}, on ${when}${guardian === null ? '' : `, by ${guardian}, guardian`}.`,
  withdrawn: (when: string) => `Withdrawn on ${when}.`,
  replaced: 'The text has changed since.',
  archived: 'This is asked no more.',
  read: 'Read the text',
  withdraw: 'Withdraw consent',
  ask: (label: string) => `Withdraw “${label}”?`,
  consequence:
    'The organisers see that it was withdrawn, and when. That it stood until then stays on record.',
  failed: 'The consent could not be withdrawn. Please try again.',
} as const;

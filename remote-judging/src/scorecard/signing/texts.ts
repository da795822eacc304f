/** Texts of the two who sign a card. */
export const signingTexts = {
  signatures: 'Signatures',
  you: 'You',
  signed: (when: string) => `signed ${when}`,
  unsigned: 'not signed yet',
  sign: 'Sign my card',
  signFor: (name: string) => `Sign ${name}’s card`,
  takeBack: 'Take my signature back',
  title: 'Sign your card?',
  titleFor: (name: string) => `Sign ${name}’s card?`,
  confirm: 'Sign',
  sum: (results: number, tops: number) =>
    `${results === 1 ? '1 result' : `${results} results`}, ${tops === 1 ? '1 top' : `${tops} tops`}.`,
  says: 'You say that every result on it is right.',
  after: 'If a result changes later, both signatures come off.',
  takesOver: (name: string, n: number) =>
    n === 1
      ? `You have not logged 1 of them. Signing logs it as ${name} did:`
      : `You have not logged ${n} of them. Signing logs them as ${name} did:`,
  result: (route: string, said: string) => `${route}: ${said}`,
  notYet: {
    'card.empty': 'There is nothing on this card to sign yet.',
    'card.differs': 'Settle the results that differ, then sign.',
    'card.unmarked': 'Log every result of this card, then sign.',
  },
  offTitle: 'The signatures came off',
  off: (when: string) => `The card changed at ${when}. Look at it again, then sign.`,
  refusedTitle: 'Not signed',
} as const;

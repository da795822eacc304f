/** Texts for the holder of a ticket. */
export const texts = {
  ticketOf: (name: string) => `Ticket of ${name}`,
  signOut: 'Sign out',
  keep: 'Keep this card',
  later:
    'A ticket opens this card only. Create an account, then scan the ticket again to add the card to it.',
  makeAccount: 'Create an account',
} as const;

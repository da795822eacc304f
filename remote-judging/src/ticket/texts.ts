/** Texts for the holder of a ticket. */
export const texts = {
  ticketOf: (name: string) => `Ticket of ${name}`,
  later: 'This phone shows this card only. With an account you keep it: sign up, then scan the ticket again.',
  signOut: 'Sign out',
  makeAccount: 'Create an account',
} as const;

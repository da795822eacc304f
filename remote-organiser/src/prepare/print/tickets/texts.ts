/** Texts of the tickets, and of what organisers do with them. */
export const ticketTexts = {
  makeTitle: 'Tickets for people without an account',
  makeText:
    'Each ticket signs its holder in on one card of this competition, and nowhere else. Give it to them in person. Printing again gives the same codes.',
  make: 'Make tickets',
  none: 'Nobody needs a ticket',
  noneText: 'Everybody who is entered here signs in with an account, their own or a parent’s.',
  scan: 'Scan to open your card,',
  type: (address: string) => `or type the code at ${address}`,
  revoked: 'Revoked',
  revokedText: 'These tickets sign nobody in. A new code brings one back.',
  codeFor: (name: string) => `Ticket of ${name}`,
  renew: 'New code',
  renewOf: (name: string) => `New code for ${name}`,
  renewTitle: (name: string) => `A new code for ${name}?`,
  renewText: 'The printed ticket stops working, and phones that it signed in are signed out.',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke the ticket of ${name}`,
  revokeTitle: (name: string) => `Revoke the ticket of ${name}?`,
  revokeText: 'It signs nobody in any more, and phones that it signed in are signed out. The entry stays.',
  cancel: 'Cancel',
} as const;

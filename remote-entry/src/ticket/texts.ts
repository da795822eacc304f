/** Texts of the screen on which a ticket signs in. */
export const ticketTexts = {
  title: 'Your ticket',
  lead: 'Scan the code on your ticket, or type it.',
  scan: 'Scan the ticket',
  scanHint: 'Hold the square code on the ticket in front of the camera.',
  noTicket: 'This is not the code of a ticket.',
  code: 'Code on the ticket',
  hint: 'Nine letters and digits, like ABCD-EFGHJ',
  open: 'Open my card',
  signingIn: 'Signing you in',
  endedTitle: 'Your ticket has ended',
  ended: 'It no longer signs you in on this phone. Ask at the desk for a new one.',
  askTitle: 'Use this ticket?',
  signedInAs: (name: string) => `You are signed in as ${name}. A ticket is for somebody without an account.`,
  claim: 'It’s mine: add it to my account',
  confirmFirst: 'Is it yours? Confirm your e-mail address, and you can add it to your account.',
  confirm: 'Send the mail',
  confirmSent: (email: string) =>
    `A link is on its way to ${email}. Open it on this phone, then scan the ticket again.`,
  useTicket: 'Sign out and use the ticket',
  cancel: 'Cancel',
} as const;

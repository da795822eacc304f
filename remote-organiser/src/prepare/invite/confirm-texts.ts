export const texts = {
  send: 'Send the mail',
  sent: (email: string) => `A link is on its way to ${email}.`,
} as const;

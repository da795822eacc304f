/** Texts of invitations by e-mail. */
export const texts = {
  addresses: 'E-mail addresses',
  addressesHint: 'Separate them with commas, spaces or new lines.',
  send: (n: number) => (n > 1 ? `Send ${n} invitations` : 'Send invitation'),
  sent: ([email = '', ...more]: readonly string[]) =>
    more.length === 0
      ? `The invitation to ${email} is on its way.`
      : `${more.length + 1} invitations are on their way.`,
  confirm: 'Invitations go out in your name, so confirm your own e-mail first.',
  confirmThen: 'Open it, then you can invite people here.',
} as const;

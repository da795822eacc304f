/** The texts of invitations by e-mail. */
export const texts = {
  addresses: 'E-mail addresses',
  addressesHint: 'Apart by commas, spaces or lines.',
  send: (n: number) => (n > 1 ? `Send ${n} invitations` : 'Send invitation'),
  sent: ([email = '', ...more]: readonly string[]) =>
    more.length === 0
      ? `The invitation to ${email} is on its way.`
      : `${more.length + 1} invitations are on their way.`,
  confirm: 'Invitations are sent in your name: confirm your own e-mail first.',
  confirmThen: 'Once you have opened it, you can invite people here.',
  required: 'Required',
  notEmails: (bad: readonly string[]) =>
    bad.length === 1
      ? `“${bad[0]}” is no e-mail address`
      : `No e-mail addresses: ${bad.map((one) => `“${one}”`).join(', ')}`,
} as const;

/** Every text of the ways into an account without its password. */
export const texts = {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'We mail you a link to choose a new one.',
  send: 'Mail me a link',
  sentTitle: 'Look into your inbox',
  sent: (email: string) => `If ${email} is known to Topout, a link is on its way. It works for an hour.`,
  newTitle: 'Choose a new password',
  newLead: 'You are signed out everywhere, and sign in again with the new one.',
  set: 'Set password',
  doneTitle: 'Password changed',
  done: 'Sign in with the new one.',
  signIn: 'Sign in',
  forgot: 'Forgot password?',
  linkInstead: 'Mail me a sign-in link',
  linkSent: 'If this e-mail is known to Topout, a sign-in link is on its way. It works for 15 minutes.',
} as const;

/** Texts of all ways into an account without its password. */
export const texts = {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'We’ll email you a link to choose a new one.',
  send: 'Email me a link',
  sentTitle: 'Check your inbox',
  sent: (email: string) => `If ${email} is known to Topout, a link is on its way. It works for an hour.`,
  newTitle: 'Choose a new password',
  newLead: 'You’ll be signed out everywhere. Then sign in with the new password.',
  set: 'Set password',
  doneTitle: 'Password changed',
  done: 'Sign in with the new one.',
  signIn: 'Sign in',
  forgot: 'Forgot password?',
  linkInstead: 'Email me a sign-in link',
  linkSent: 'If this e-mail is known to Topout, a sign-in link is on its way. It works for 15 minutes.',
} as const;

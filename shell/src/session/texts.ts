/** The words of logging out with unsent work. */
export const texts = {
  unsent: 'Not everything is sent yet',
  unsentHint: (count: number) =>
    count === 1
      ? 'One entry is still on this phone only. If you log out now, it waits here until you sign in again.'
      : `${count} entries are still on this phone only. If you log out now, they wait here until you sign in again.`,
  stay: 'Stay signed in',
  logOut: 'Log out',
  waiting: (count: number) =>
    count === 1 ? '1 change waits on this phone' : `${count} changes wait on this phone`,
  notSignedIn: 'You are not signed in',
  goingOn: 'You can go on judging: what you log waits on this phone. Sign in again, and it is sent.',
  goingOnOffline:
    'You can go on judging: what you log waits on this phone. When the network is back, sign in, and it is sent.',
  signIn: 'Sign in',
  waitingHint: 'Nothing is lost. Sign in as the judge who logged them, and they are sent.',
} as const;

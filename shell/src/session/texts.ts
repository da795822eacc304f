/** Texts for logging out with unsent work. */
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
  goingOn: 'You can carry on: results wait on this phone and are sent once you sign in again.',
  goingOnOffline:
    'You can carry on: results wait on this phone. Sign in once you are back online and they are sent.',
  signIn: 'Sign in',
  waitingHint: 'Nothing is lost. Whatever waits is sent once whoever logged it signs in again.',
} as const;

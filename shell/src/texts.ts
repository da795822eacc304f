/** Every sentence of the shell, in one place so that a translation can follow. */
export const texts = {
  product: 'Topout',
  skip: 'Skip to content',
  loading: 'Loading',
  home: 'Home',
  menu: 'Menu',
  signIn: 'Sign in',
  logOut: 'Log out',
  loggedInAs: (name: string) => `Logged in as ${name}.`,
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  back: 'Back',
  backButton: '← Back',
  logOutButton: '× Logout',
  competition: 'Competition',
  notFound: 'Page not found',
  notFoundHint: 'The address may have a typing error, or the page has moved.',
  toHome: 'To the home page',
  tryAgain: 'Try again',
  remoteDown: 'This part of Topout can’t be reached right now.',
  remoteDownHint:
    'It comes back by itself as soon as it can. Everything else goes on working, and nothing you saved is lost.',
  offline: 'You are offline.',
  offlineHint: 'This page is not on this device yet. It opens as soon as the connection is back.',
  outdated: 'Topout has been updated.',
  outdatedHint: 'Reload to go on with the new version. Nothing you saved is lost.',
  reload: 'Reload',
  broken: 'Unknown error occurred',
  brokenHint: (support: string) => `Please try again. If the problem persists, email ${support}.`,
  theSupport: 'the organiser',
  unsentTitle: 'Not everything is sent yet',
  unsentHint: (count: number) =>
    `${count === 1 ? 'One entry is' : `${count} entries are`} still on this phone only. If you log out now, ${
      count === 1 ? 'it waits' : 'they wait'
    } here until you sign in again.`,
  stay: 'Stay signed in',
} as const;

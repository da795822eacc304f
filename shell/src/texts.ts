/** The words of the frame. Those of pages that cannot be shown are in `problems/texts.ts`, and load with them. */
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
  offline: 'Offline',
  back: 'Back',
  backButton: '← Back',
  logOutButton: '× Logout',
  unavailable: 'This page can’t be shown right now.',
  reload: 'Reload',
} as const;

/** Texts of pages that cannot be shown: what happened, what is safe, what to do next. */
export const texts = {
  notFound: 'Page not found',
  notFoundHint: 'The address may be mistyped, or the page has moved.',
  noCompetition: 'Competition not found',
  noCompetitionHint:
    'The link may be incomplete, or the competition has been removed. Ask for the link again, or look on the home page.',
  toHome: 'To the home page',
  tryAgain: 'Try again',
  reload: 'Reload',
  remoteDown: 'This part of Topout can’t be reached right now.',
  remoteDownHint: 'It will come back by itself. Everything else still works, and nothing you saved is lost.',
  offline: 'You are offline.',
  offlineHint: 'This page isn’t on this device yet. It will open as soon as the connection is back.',
  outdated: 'Topout has been updated.',
  outdatedHint: 'Reload to use the new version. Nothing you saved is lost.',
  broken: 'Unknown error occurred',
  brokenHint: (support: string) => `Please try again. If the problem persists, email ${support}.`,
  theOrganiser: 'the organiser',
} as const;

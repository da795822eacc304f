/** The words of pages that cannot be shown: what happened, what is safe, what to do next. */
export const texts = {
  notFound: 'Page not found',
  notFoundHint: 'The address may have a typing error, or the page has moved.',
  noCompetition: 'Competition not found',
  noCompetitionHint:
    'The link may be cut off, or the competition was removed. Ask for the link again, or look for it on the home page.',
  toHome: 'To the home page',
  tryAgain: 'Try again',
  reload: 'Reload',
  remoteDown: 'This part of Topout can’t be reached right now.',
  remoteDownHint:
    'It comes back by itself as soon as it can. Everything else goes on working, and nothing you saved is lost.',
  offline: 'You are offline.',
  offlineHint: 'This page is not on this device yet. It opens as soon as the connection is back.',
  outdated: 'Topout has been updated.',
  outdatedHint: 'Reload to go on with the new version. Nothing you saved is lost.',
  broken: 'Unknown error occurred',
  brokenHint: (support: string) => `Please try again. If the problem persists, email ${support}.`,
  theOrganiser: 'the organiser',
} as const;

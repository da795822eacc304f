/** The texts of the list of routes to judge. Those of the specification stand as it has them. */
export const texts = {
  manageCompetitors: 'Manage competitors',
  addCompetitor: 'Add a competitor',
  noRoutes: 'No routes have been assigned to you yet. Check back later!',
  noRoutesHint: 'Think this is a mistake? Get in touch with the competition organiser.',
  noArea:
    'No area has been given to you yet: you can look at these routes, and judge none. Please ask the event organiser.',
  areaOf: (stage: string | null, area: string) => (stage === null ? area : `${stage}: ${area}`),
  otherRoutes: 'Other routes',
  routes: 'Routes',
  viewOnly: 'View only',
  waiting: (n: number) => (n === 0 ? 'Nobody waiting' : `${n} waiting`),
  nextIs: (name: string, waiting: number) => `${waiting} waiting, next: ${name}`,
  loadingRoutes: 'Loading routes',
} as const;

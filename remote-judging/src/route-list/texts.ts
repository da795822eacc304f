/** Texts of the route list. Those that docs/behaviour quotes stay as they are. */
export const texts = {
  markers: 'Markers',
  manageCompetitors: 'Manage competitors',
  addCompetitor: 'Add a competitor',
  confirmResults: (n: number) => (n > 0 ? `Confirm results (${n})` : 'Confirm results'),
  noRoutes: 'No routes have been assigned to you yet. Check back later!',
  noRoutesHint: 'Think this is a mistake? Get in touch with the competition organiser.',
  noGroup:
    'You have no judging area yet, so you can look at these routes but not judge them. Please ask the event organiser.',
  groupOf: (stage: string | null, group: string) => (stage === null ? group : `${stage}: ${group}`),
  otherRoutes: 'Other routes',
  routes: 'Routes',
  viewOnly: 'View only',
  nobody: 'Nobody waiting',
  waiting: 'waiting',
  nextIs: (name: string) => `next: ${name}`,
  loadingMap: 'Loading the map',
  loadingRoutes: 'Loading routes',
  heatsOf: (category: string, stage: string) => `Heats: ${category}, ${stage}`,
} as const;

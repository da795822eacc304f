/** The texts of judging areas and route numbers. */
export const texts = {
  title: 'Manage routes',
  tabs: 'Manage routes',
  areas: 'Areas',
  categories: 'Categories',
  loading: 'Loading the routes',
  noRoutes: 'No routes yet',
  noRoutesHint: 'Routes are added in the set-up of the competition.',
  toRoutes: 'Add routes',

  // What a route is, in one line
  route: (name: string) => `Route ${name}`,
  boulder: 'boulder',
  sport: 'sport',
  inArea: (area: string) => `in ${area}`,
  noArea: 'in no area',

  // Saving
  saving: 'Saving',
  saved: 'Saved',
  changedTitle: 'Somebody else was faster',
  changedText:
    'This is how it stands now. Your last change was not made: look at it, and make it again if it is still needed.',
  failedTitle: 'That was not saved',
  failedText: 'Nothing has changed. Please try again.',
  dismiss: 'OK',

  // Areas
  areaChips: 'Judging areas',
  allAreas: 'All areas',
  addArea: 'Add new judging area',
  areaName: 'Name of the area',
  create: 'Create area',
  cancel: 'Cancel',
  rename: 'Rename',
  save: 'Save',
  deleteArea: 'Delete area',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteQuestion: (routes: number) =>
    routes === 0
      ? 'The area has no routes. Its judges stay judges.'
      : `Its ${routes === 1 ? 'route is' : `${routes} routes are`} in no area then. Its judges stay judges.`,
  areaTaken: 'There is an area of that name.',
  required: 'Required',
  chooseArea: 'Choose an area to give it routes and judges.',
  noAreas: 'No areas yet. An area is a part of the wall that some judges look after.',
  routes: 'Routes',
  routesOf: (area: string) => `Routes of ${area}`,
  noPins: 'These routes are on no map yet',
  noPinsHint: 'With pins, a tap on the map does what a tap in the list does.',
  placeRoutes: 'Place routes',
  tapHint: 'Tap a route here or on the map. A route is in one area at most: it leaves the one it was in.',
  judgesOf: (area: string) => `Judges of ${area}`,
  noJudges: 'No judges yet',
  noJudgesHint: 'Judges appear here once they have scanned the judging code.',
  loadingJudges: 'Loading the judges',
  areaDeleted: (area: string) => `${area} was deleted.`,
  areaMade: (area: string) => `${area} was made.`,
  areaRenamed: (from: string, to: string) => `${from} is called ${to} now.`,
  assigned: (route: string, area: string) => `${route} is in ${area}.`,
  unassigned: (route: string) => `${route} is in no area.`,
  judgeAdded: (judge: string, area: string) => `${judge} judges in ${area}.`,
  judgeRemoved: (judge: string, area: string) => `${judge} judges no longer in ${area}.`,

  // Numbers
  category: 'Category',
  allCategories: 'All categories',
  frozen: "Numbers can't be changed once the competition has started.",
  noneInCategory: 'No routes assigned to this category',
  table: 'Routes and their numbers',
  routeColumn: 'Route',
  number: 'Number',
  numberOf: (route: string, group: string) =>
    group === '' ? `Number of ${route}` : `Number of ${route}, ${group}`,
  suggested: (n: number) => `${n}?`,
  suggestedLabel: (n: number) => `none, suggested ${n}`,
  take: (n: number) => `Use ${n}`,
  incomplete: 'Numbers are missing',
  incompleteHint: (n: number) =>
    n === 1
      ? '1 route is in more route groups than it has numbers for.'
      : `${n} routes are in more route groups than they have numbers for.`,
  takenBack: 'Taken back: the numbers are as they were.',
  numbered: (route: string, n: number) => `${route} has number ${n}.`,
  swapped: (route: string, n: number, other: string) =>
    `${route} has number ${n}, ${other} took its old one.`,
} as const;

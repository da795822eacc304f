/** Texts of judging groups and route numbers. */
export const texts = {
  title: 'Manage routes',
  tabs: 'Manage routes',
  judgingGroups: 'Areas',
  categories: 'Categories',
  loading: 'Loading the routes',
  noRoutes: 'No routes yet',
  noRoutesHint: 'Routes are added in the set-up of the competition.',
  toRoutes: 'Add routes',

  // A route on one line
  route: (name: string) => `Route ${name}`,
  boulder: 'boulder',
  sport: 'sport',
  inGroup: (judgingGroup: string) => `in ${judgingGroup}`,
  noGroup: 'in no area',

  // Saving
  saving: 'Saving',
  saved: 'Saved',
  changedTitle: 'Somebody else was faster',
  changedText:
    'This is the current state. Your last change was not saved: check it and make it again if you still need it.',
  failedTitle: 'That was not saved',
  failedText: 'Nothing has changed. Please try again.',
  dismiss: 'OK',

  // Judging groups
  groupChips: 'Judging areas',
  addGroup: 'Add new judging area',
  groupName: 'Name of the area',
  create: 'Create area',
  rename: 'Rename',
  save: 'Save',
  deleteGroup: 'Delete area',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteQuestion: (routes: number) =>
    routes === 0
      ? 'The area has no routes. Its judges stay judges.'
      : `Its ${routes === 1 ? 'route' : `${routes} routes`} will be in no area. Its judges stay judges.`,
  groupTaken: 'There is an area of that name.',
  chooseGroup: 'Choose an area to give it routes and judges.',
  noGroups: 'No areas yet. An area is a part of the wall that some judges look after.',
  routes: 'Routes',
  routesOf: (judgingGroup: string) => `Routes of ${judgingGroup}`,
  noPins: 'These routes are on no map yet',
  noPinsHint: 'Once they have pins, you can tap them on the map as in the list.',
  placeRoutes: 'Place routes',
  tapHint: 'Tap a route here or on the map. A route is in one area at most: it leaves the one it was in.',
  judgesOf: (judgingGroup: string) => `Judges of ${judgingGroup}`,
  noJudges: 'No judges yet',
  noJudgesHint: 'Judges appear here once they have scanned the judging code.',
  loadingJudges: 'Loading the judges',
  groupDeleted: (judgingGroup: string) => `${judgingGroup} was deleted.`,
  groupMade: (judgingGroup: string) => `${judgingGroup} was made.`,
  groupRenamed: (from: string, to: string) => `${from} is called ${to} now.`,
  assigned: (route: string, judgingGroup: string) => `${route} is in ${judgingGroup}.`,
  unassigned: (route: string) => `${route} is in no area.`,
  judgeAdded: (judge: string, judgingGroup: string) => `${judge} judges in ${judgingGroup}.`,
  judgeRemoved: (judge: string, judgingGroup: string) => `${judge} judges no longer in ${judgingGroup}.`,

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

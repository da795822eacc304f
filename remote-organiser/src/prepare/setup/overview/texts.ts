const routes = (count: number) => (count === 1 ? '1 route' : `${count} routes`);
const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const overviewTexts = {
  title: 'Set-up',
  readyTitle: 'Ready to run',
  stageReady: (stage: string) => `${stage} is ready to run`,
  ready: 'Everything that judging needs is there. Print the sheets, and see you at the wall.',
  missingTitle: (count: number) => (count === 1 ? 'One thing is missing' : `${count} things are missing`),
  missing: 'The competition can’t be judged before that.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  print: 'Print sheets and QR codes',
  todo: 'Missing',
  optional: 'Optional',
  done: 'Done',
  listed: 'Listed on the home page',
  listedHint: 'Everybody finds it there. Its links work either way.',
  unlisted: 'This is a draft',
  unlistedHint: 'It is not listed on the home page yet. Links and QR codes work already.',
  heldBack: 'Not on the home page yet',
  list: 'List it on the home page',
  unlist: 'Take it off the home page',
  checks: 'Checklist',
  loading: 'Loading the checklist',
  venue: 'Venue',
  venueOpen: 'Say in which city it is, so that people find it',
  categories: 'Categories',
  routes: 'Routes',
  routesOpen: 'Add the routes that will be climbed',
  routesDone: (count: number) => `${routes(count)}, every category has some`,
  routesDoneIn: (count: number) => `${routes(count)}, every category that climbs now has some`,
  routesOf: (stage: string) => `Routes of ${stage}`,
  noRoutesYet: 'No routes yet',
  stageOpen: (stage: string) => `No routes yet for ${stage}`,
  categoriesOpen: (names: readonly string[]) => `No routes yet for ${names.join(', ')}`,
  numbers: 'Route numbers',
  numbersLater: 'They come with the routes',
  numbersDone: 'Every route has its number',
  numbersOpen: (count: number) => `${routes(count)} without a number`,
  map: 'Map',
  mapOpen: 'A map shows judges and climbers where each route is',
  mapDone: 'Every route has its pin',
  pinsOpen: (count: number) => `${routes(count)} without a pin`,
  judgingGroups: 'Judging areas',
  judgingGroupsFree: 'Not needed: every judge may judge every route',
  judgingGroupsOpen: 'Judges judge only the routes of their areas: make some, or let them judge all',
  judgingGroupsDone: (count: number) => `${counted(count, 'area', 'areas')}, every route is in one`,
  judgingGroupsMissing: (count: number) => `${routes(count)} in no area: nobody but staff can judge them`,
  judges: 'Staff and judges',
  judgesState: (judges: number, staff: number) =>
    judges + staff === 0
      ? 'Nobody yet: judges join by the QR code on the day'
      : [counted(judges, 'judge', 'judges'), `${staff} staff`].join(', '),
  entries: 'Entries',
  entriesState: (count: number) =>
    count === 0
      ? 'Nobody yet: people enter by the QR code, or import a list'
      : counted(count, 'entry', 'entries'),
} as const;

/** Texts of the sheets, and of the screen that chooses them. */
export const printTexts = {
  title: 'Print',
  lead: 'A4 sheets. They print as you see them below.',
  what: 'What to print',
  print: 'Print',
  preview: 'Sheets',
  compact: 'Compact: several on a page',
  pages: (count: number) => (count === 1 ? 'About 1 page' : `About ${count} pages`),
  loading: 'Laying out sheets…',
  sheets: {
    qr: { label: 'QR codes', hint: 'Posters for the wall, cards for areas and routes' },
    starts: { label: 'Start lists', hint: 'By category, in start order' },
    routes: { label: 'Route sheets', hint: 'For judges without a phone: one for each route' },
    tickets: { label: 'Tickets', hint: 'For competitors without an account: each signs in one card' },
    cards: { label: 'Scorecards', hint: 'For competitors: one card each' },
    results: { label: 'Results', hint: 'As they stand, or as they were published' },
  },
  stage: 'Stage',
  category: 'Category',
  allCategories: 'All categories',
  teams: 'Teams',
  team: 'Team',
  points: 'Points',
  nothing: 'There is nothing to print here yet.',
  enterTitle: 'Enter and follow live',
  enterHint: 'Scan to enter, see your scorecard and the live board.',
  judgeTitle: 'Judges start here',
  judgeHint: 'Only for judges: scan, sign in, and start judging.',
  keyIs: (key: string) => `Judging key: ${key}`,
  groupRoutes: 'Judges: scan to start judging',
  routeHint: 'Judges: scan for the queue of this route',
  ownRouteHint: 'Climbers: scan to log this route',
  start: 'Start',
  time: 'Time',
  routeNumber: (route: number) => `Route ${route}`,
  country: 'Country',
  break: 'Break',
  isolationOpens: (when: string) => `Isolation opens ${when}`,
  isolationCloses: (when: string) => `Isolation closes ${when}`,
  observation: (when: string) => `Observation ${when}`,
  firstStarts: (when: string) => `First start ${when}`,
  issued: (when: string) => `Issued ${when}`,
  group: (name: string) => `Group ${name}`,
  here: 'Here',
  box: '☐',
  number: 'Number',
  name: 'Name',
  place: 'Place',
  startList: 'Start list',
  /** How a tile is filled in by hand. */
  pencil: (zones: number) => [
    { mark: 'T', text: 'Top' },
    ...(zones > 1
      ? [
          { mark: 'Z', text: 'Second zone' },
          { mark: 'y', text: 'First zone' },
        ]
      : [{ mark: 'z', text: 'Zone' }]),
    { mark: '-', text: 'Try' },
  ],
  holds: 'Hold, + if used, or TOP',
  judge: 'Judge',
  signature: 'Signature',
  scorecard: 'Scorecard',
  route: 'Route',
  result: 'Result',
  numberIn: (category: string, number: number | null) => `${category} ${number ?? '–'}`,
  provisional: (version: number, when: string) => `Provisional, version ${version}, ${when}`,
  signed: 'signed',
  official: (version: number, when: string, by: string | null) =>
    [`Official, version ${version}`, when, by].filter(Boolean).join(', '),
  amended: (when: string, by: string | null, reason: string | null) =>
    `Amended ${when}${by === null ? '' : `, ${by}`}${reason === null ? '' : `: ${reason}`}`,
  restarted: 'restarted',
  restartedOn: (routes: string) => `restarted on ${routes}`,
  underAppeal: 'Under appeal',
  disputed: 'Results are under appeal.',
  replaced: (version: number, newest: number, when: string) =>
    `Replaced by version ${newest}. Version ${version}, ${when}`,
  live: (when: string) => `As it stood on ${when}`,
  results: 'Results',
  ranking: 'General result',
} as const;

/** To be filled in by hand. */
export const blank = '\u00a0';

export type SheetKind = keyof typeof printTexts.sheets;

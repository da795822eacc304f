import { roleNames } from '../../texts/roles.ts';

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Texts of the dashboard. */
export const texts = {
  title: 'Dashboard',
  loading: 'Loading the dashboard',
  starts: 'Starts',
  ends: 'Ends',
  timeLeft: 'Time left',
  startsIn: 'Starts in',
  over: 'Ended',
  roles: roleNames,

  inHall:
    'This competition is being judged in the hall. Nothing can be changed here until it is handed back.',
  hallSilent: (time: string) =>
    `This competition is being judged in the hall. Last heard ${time}. Nothing can be changed here until it is handed back.`,

  // Links
  links: 'Links',
  entryLink: 'Entry and live scorecard',
  entryLinkHint: 'For competitors, parents and everybody who watches.',
  judgingLink: 'Judging',
  judgingLinkHint: 'For judges only: anyone who scans it can ask to judge.',
  showCode: 'Show QR code',
  renewKey: 'Renew code',
  renewKeyTitle: 'Renew the judging code?',
  renewKeyText:
    'The code on walls and in mails stops working at once. Judges who are in stay in. Print and send the new one afterwards.',
  keyRenewed: 'There is a new judging code.',
  code: (what: string) => `QR code: ${what}`,
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. It stands below the code.',
  print: 'Print',
  close: 'Close',

  // Tools
  tools: 'Admin tools',
  numberRoutes: 'Assign numbers to routes',
  judgingGroups: 'Judging areas',
  manageEntries: 'Manage entries',
  checkIn: 'Check-in',
  marshal: 'Marshal’s board',
  teams: 'Teams',
  markers: 'Markers',
  raffle: 'Raffle',
  announcements: 'Announcements',
  addCompetitor: 'Add a competitor',
  entryFiles: 'Download entries',
  bulkScoring: 'Type in results',
  history: 'History',
  staff: 'Staff and judges',
  results: 'Stages and results',
  spreadsheet: 'Download spreadsheet',
  printSheets: 'Print',
  plan: 'Plan of a stage',
  clock: 'Clock',
  screens: 'Screens',
  heats: 'Heats',
  timing: 'Timing devices',
  heatsScreen: 'Heats on the hall’s screen',
  setup: 'Set-up',

  // Live state
  entriesCount: (n: number) => (n === 1 ? 'entry' : 'entries'),
  waitingList: (n: number) => `and ${n} waiting`,
  attemptsCount: 'attempts',
  climbed: (n: number, all: number) => (n > 0 && n === all ? 'all have climbed' : `${n} have climbed`),
  lately: (n: number) => `${n} in 10 minutes`,
  queued: 'in queues',
  onRoutes: (n: number) => `on ${counted(n, 'route', 'routes')}`,
  online: 'judges online',
  ofAll: (n: number, all: number) => `${n} of ${all}`,
  away: (n: number) => (n === 0 ? 'nobody away' : `${n} away`),
  notLive: 'Not live. We keep trying.',
  pace: 'Attempts every 10 minutes',
  paceWords: (running: number, before: number, most: number) =>
    `${running} so far in these 10 minutes, ${before} in the 10 before, at most ${most} in 3 hours`,

  // What needs somebody
  needsYou: 'Needs you',
  nothing: 'Nothing needs you right now.',
  otherNeeds: (n: number) => `Show the other ${n}`,
  show: 'Show',
  check: 'Check',
  decide: 'Decide',
  review: 'Review',
  held: (n: number) => counted(n, 'held result', 'held results'),
  heldOne: (name: string, route: string) => `${name} on ${route} is held`,
  heldFirst: (name: string, route: string, others: number) => `${name} on ${route}, and ${others} more. `,
  heldHint: 'Logged, but not counted yet: somebody must decide.',
  disputes: (n: number) => `${counted(n, 'result', 'results')} in dispute`,
  disputesHint: 'Appeals and queries. Nothing is published before you decide.',
  disputesTool: 'Appeals and queries',
  unconfirmed: (n: number) => `${counted(n, 'result', 'results')} not confirmed`,
  unconfirmedHint: 'Logged by the climbers themselves.',
  confirm: 'Confirm',
  looks: 'Worth a look',
  requests: (n: number) => counted(n, 'judge request', 'judge requests'),
  requestsHint: 'They cannot judge until you approve them.',
  doubles: (n: number) => `${counted(n, 'person', 'people')} probably entered twice`,
  doublesHint: 'Check them, then merge.',
  doublesTitle: 'Probably entered twice',
  doublesNone: 'All done.',
  doubleWhy: { ADDRESS: 'The address of an account', NAME: 'The same name' },
  number: (number: string) => `number ${number}`,
  outdated: 'Results changed since they were published',
  outdatedHint: (what: string) => `${what}: check what changed, then publish again.`,
  whole: 'Whole competition',
  noJudge: (n: number) => `${counted(n, 'route', 'routes')} without a judge`,
  assignJudges: 'Assign judges',
  nobodyJudges: 'No judges yet',
  nobodyJudgesHint: (n: number) =>
    `${counted(n, 'route needs', 'routes need')} somebody. Let judges scan the judging code, or invite them by e-mail.`,
  inviteJudges: 'Invite judges',
  areaWithoutJudge: (area: string) => `${area} has no judge`,
  nobodyAssigned: 'Nobody is assigned.',
  lastSeenOf: (name: string, ago: string | null) =>
    ago === null ? `${name} has not been seen yet.` : `${name} was last seen ${ago}.`,
  waitInArea: (n: number, routes: number) =>
    `${counted(n, 'climber waits', 'climbers wait')} on its ${counted(routes, 'route', 'routes')}.`,
  waitOn: (n: number, routes: number) =>
    `${counted(n, 'climber waits', 'climbers wait')} on ${counted(routes, 'route', 'routes')}.`,
  assignJudge: 'Assign a judge',
  allAway: 'All judges are away',
  showJudges: 'See judges',
  outside: (names: readonly string[], n: number) =>
    names.length === 0 || names.length > 4
      ? `${counted(n, 'route is', 'routes are')} in no judging area`
      : names.length === 1
        ? `Route ${names[0]} is in no judging area`
        : `Routes ${names.slice(0, -1).join(', ')} and ${names.at(-1)} are in no judging area`,
  outsideHint: (n: number) =>
    `${counted(n, 'climber waits', 'climbers wait')} there, and no judge may log them.`,
  assignArea: 'Assign to an area',
  unsentWork: (n: number, name: string) =>
    `${counted(n, 'change is', 'changes are')} still on ${name}’s phone`,
  lastSeen: (ago: string | null) => (ago === null ? 'Not seen yet' : `Last seen ${ago}`),
  unsentHint: (n: number) =>
    n === 1 ? 'It is safe there, not on the board.' : 'They are safe there, not on the board.',

  // The wall
  wall: 'The wall, right now',
  wallLegend: 'bars are climbers waiting',
  byQueue: 'By longest queue',
  nobody: 'nobody',
  waitHere: 'waiting',
  route: (name: string) => `Route ${name}`,
  noRoutes: 'The wall has no routes yet.',
  noJudgeWord: 'No judge',
  selfScored: 'Climbers log',
  unsentWord: 'Unsent',
  judgeHere: 'Judge there',

  // Categories
  categories: 'Categories',
  category: 'Category',
  entries: 'Entries',
  attempts: 'Attempts',
  waiting: 'Waiting',
  climbedColumn: 'Climbed',

  // Judges
  judges: 'Judges and staff',
  manageJudges: 'Manage',
  neverSeen: 'Not seen yet',
  seenNow: 'Online',
  seen: (ago: string) => `Seen ${ago}`,
  unsent: (n: number) => `${n} unsent`,
  allJudges: (n: number) => `Show all ${n}`,

  // Closing
  stage: 'Judging',
  isOpen: 'Judging is open.',
  isOpenHint: 'Judges can log attempts until it is closed, at the latest until the end time.',
  isClosed: (since: string) => `Judging was closed at ${since}.`,
  isClosedHint: 'Nobody can log attempts. Late results are held for you to decide.',
  isEnded: 'The end time has passed: nobody can log attempts.',
  closeStage: 'Close judging',
  reopenStage: 'Reopen judging',
  closeTitle: 'Close judging?',
  closeQuestion:
    'Judges can’t log any more results. Anything still on their phones will be held for you to decide. You can reopen judging at any time.',
  reopenTitle: 'Reopen judging?',
  reopenQuestion: 'Judges can log attempts again, and places may change.',
  failed: 'That did not work',
  tryAgain: 'Nothing has changed. Please try again.',
} as const;

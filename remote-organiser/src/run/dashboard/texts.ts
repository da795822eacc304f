import type { Role } from '@topout/domain';

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
  roles: {
    MASTER: 'Master judge',
    STAFF_JUDGE: 'Staff judge',
    STAFF: 'Staff',
    JUDGE: 'Judge',
  } satisfies Record<Role, string>,

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
  addCompetitor: 'Add a competitor',
  bulkScoring: 'Type in results',
  history: 'Who changed what',
  staff: 'Staff and judges',
  results: 'Stages and results',
  spreadsheet: 'Download results and entries (XLSX)',
  printSheets: 'Print sheets and codes',
  screens: 'Screens of the hall',
  setup: 'Set-up',

  // Live state
  now: 'Right now',
  entries: 'Entries',
  waitingList: (n: number) => `and ${n} waiting`,
  attempts: 'Attempts',
  climbed: (n: number) => `${counted(n, 'climber', 'climbers')} so far`,
  queued: 'In queues',
  onRoutes: (n: number) => `on ${counted(n, 'route', 'routes')}`,
  online: 'Judges online',
  ofJudges: (n: number) => `of ${n}`,
  notLive: 'Not live. We keep trying.',

  // What needs somebody
  needsYou: 'Needs you',
  nothing: 'Nothing needs you right now.',
  held: (n: number) => counted(n, 'held result', 'held results'),
  heldHint: 'Logged, but not counted yet: somebody must decide.',
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
  nobodyJudges: 'No judges yet',
  nobodyJudgesHint: (n: number) =>
    `${counted(n, 'route needs', 'routes need')} somebody. Let judges scan the judging code, or invite them by e-mail.`,
  unsentWork: (n: number) => `${counted(n, 'judge has', 'judges have')} unsent work`,

  // Categories
  categories: 'Categories',
  category: 'Category',
  waiting: 'Waiting',
  climbedColumn: 'Climbed',

  // Queues
  queues: 'Longest queues',
  noQueues: 'Nobody is waiting.',
  inQueue: (n: number) => `${n} waiting`,
  route: (name: string) => `Route ${name}`,

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
  cancel: 'Cancel',
  failed: 'That did not work',
  tryAgain: 'Nothing has changed. Please try again.',
} as const;

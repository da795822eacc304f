import { type ScreenShows, standingWords } from '@topout/domain';

interface PageRows {
  /** Place of the first one, from 1. */
  readonly from: number;
  readonly rows: readonly unknown[];
  /** Of all pages. */
  readonly total: number;
}

/** Texts of the hall screen and its controls, separate from the judging screens: phones need none of them. */
export const screenTexts = {
  screen: 'Screen',
  loading: 'Loading the screen',
  live: 'Live',
  delayed: 'Delayed',
  notLive: 'Not live',
  unconfirmed: 'Not confirmed',
  ...standingWords,
  lastChange: (moment: string) => `Last change ${moment}`,
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  /** The rows of a page, of a category that has several; otherwise empty. */
  rowsOf: ({ from, rows, total }: PageRows) => {
    if (total === rows.length) return '';
    return `${rows.length === 1 ? from : `${from} to ${from + rows.length - 1}`} of ${total}`;
  },
  noResultsYet: 'Nobody is entered yet.',
  followLive: 'Scan the code to follow live on your phone',
  boardHidden: 'The leaderboard cannot be viewed until the competition ends.',
  retired: '(R)',
  restarted: 'Restarted',
  tied: 'tied',
  up: 'up',
  down: 'down',
  absences: { DNS: 'Did not start', DSQ: 'Disqualified' },
  ranking: [
    { short: 'T', label: 'Tops' },
    { short: 'Z', label: 'Zones' },
    { short: 'TA', label: 'Attempts to top' },
    { short: 'ZA', label: 'Attempts to zone' },
  ],
} as const;

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false });

/** The board of teams. */
export const teamsTexts = {
  teams: 'Teams',
  points: (score: number) => `${figures.format(score)} pts`,
} as const;

/** The queues on the wall. */
export const wallTexts = {
  title: 'Queues',
  waiting: (n: number) => (n === 0 ? 'Nobody waits' : n === 1 ? '1 waits' : `${n} wait`),
  called: { NOW: 'Come now', NEXT: 'Next' },
  notThere: 'The queues are not there yet.',
} as const;

/** What happened, along the foot: "flashed 12", "topped 12 on the 2nd attempt", "+250, up 3 to 8th". */
export const newsTexts = {
  flashed: (route: string) => `flashed ${route}`,
  topped: (route: string) => `topped ${route}`,
  zone: (route: string) => `reached the zone of ${route}`,
  firstZone: (route: string) => `reached the first zone of ${route}`,
  secondZone: (route: string) => `reached the second zone of ${route}`,
  holds: (route: string, holds: number) => `reached hold ${holds} of ${route}`,
  onAttempt: (ordinal: string) => `on the ${ordinal} attempt`,
  gained: (points: number) => `+${points}`,
  up: (places: number, place: string) => `up ${places} to ${place}`,
} as const;

/** What the marks of a day mean: `of` these characters, drawn as the first of them. */
export const legendTexts = [
  { of: 'F', text: 'Flash' },
  { of: 'TF', text: 'Top' },
  { of: 'zyZ', text: 'Zone' },
  { of: '51234678', text: 'Part of the route' },
  { of: '-', text: 'Tried' },
] as const;

/** The sponsors, large. */
export const thanksTexts = { title: 'Thank you' } as const;

export const controlTexts = {
  noSponsors: 'This competition has no sponsors yet.',
  addSponsors: 'Add sponsors',
  shown: 'What they show',
  shows: [
    { value: 'BOARDS', label: 'Boards' },
    { value: 'QUEUES', label: 'Queues' },
    { value: 'RAFFLE', label: 'Raffle' },
    { value: 'SPONSORS', label: 'Sponsors' },
  ] satisfies { value: ScreenShows; label: string }[],
  shownHint: {
    BOARDS: 'Places and scores, page after page.',
    QUEUES: 'Routes whose queues climbers join: who is next, and who is called. Everybody can then see them.',
    RAFFLE: 'The next prize, and whoever is drawn for it.',
    SPONSORS: 'One after another, large, in the order of the set-up.',
  } satisfies Record<ScreenShows, string>,
  title: 'Steer the screens',
  about: 'Changes appear on the hall’s screens within a second.',
  loading: 'Loading the screens',
  pages: 'Pages',
  back: 'Previous',
  pause: 'Pause',
  goOn: 'Go on',
  forward: 'Next',
  /** For one screen, or for all. */
  of: (name: string) =>
    name
      ? {
          paused: 'The screen is paused.',
          running: (seconds: number) => `The screen changes every ${seconds} seconds.`,
          open: 'Open this screen',
          reload: 'Reload this screen',
        }
      : {
          paused: 'The screens are paused.',
          running: (seconds: number) => `The screens change every ${seconds} seconds.`,
          open: 'Open a screen',
          reload: 'Reload all screens',
        },
  categories: 'Categories',
  clock: 'Clock',
  allInTurn: 'None chosen: all are shown in turn.',
  layout: 'Layout',
  columns: 'Side by side',
  columnsAuto: 'Fit to the screen',
  columnsOf: (n: number) => (n === 1 ? 'One at a time' : `${n} side by side`),
  seconds: 'Time for a page',
  secondsOf: (n: number) => `${n} seconds`,
  message: 'Message',
  messageHint: 'Large, above everything else: a break, a call, thanks.',
  showMessage: 'Show message',
  removeMessage: 'Remove message',
  which: 'Which screens',
  openNow: (names: readonly string[]) =>
    names.length === 0
      ? 'No screen is open right now.'
      : `Open right now: ${names.map((name) => name || 'one without a name').join(', ')}.`,
  /** Under a screen that has a name. */
  notThere: (name: string) => `${name} is not connected right now. It shows what you choose here once it is.`,
  all: 'All screens',
  whichAll: 'Changes apply to every screen of the hall.',
  overStream: (name: string) => `${name} lies over a stream’s picture. Other screens stay as they are.`,
  own: (name: string) => `${name} has its own settings. Other screens stay as they are.`,
  follows: (name: string) => `${name} follows the other screens until you change something here.`,
  follow: 'Follow the other screens',
  screens: 'Screens',
  openHint: 'Show this address on the projector, full screen.',
  code: (name: string) => `Code of the screen ${name}`,
  remove: 'Remove this screen',
  removeTitle: (name: string) => `Remove ${name}?`,
  removed: 'Its own settings are lost. A device that still shows it will follow the other screens.',
  newName: 'Name of another screen',
  newHint: 'A named screen has its own address and its own settings, for example left, stage or cafe.',
  newOverlay: 'For a stream',
  newOverlayHint: 'Lies over the picture: who climbs, the last result, the first places.',
  add: 'Add screen',
  failed: 'We couldn’t reach the screens. Please try again.',
} as const;

import type { ScreenShows } from '@topout/domain';

const results = (count: number) => (count === 1 ? '1 result' : `${count} results`);

/** Texts of the screen where organisers draw prizes. */
export const texts = {
  title: 'Raffle',
  lead: 'Prizes are drawn by lot among those who climbed. Everybody wins once at most.',
  loading: 'Loading the raffle',
  hall: 'Open a screen',
  screens: 'Screens of the hall',
  onScreens: {
    BOARDS: 'They show the boards.',
    QUEUES: 'They show the queues.',
    RAFFLE: 'They show the raffle: the name appears there a moment after you draw.',
    SPONSORS: 'They show the sponsors.',
  } satisfies Record<ScreenShows, string>,
  showRaffle: 'Show the raffle',
  backToBoards: 'Back to the boards',
  setUp: 'Prizes and rules',
  save: 'Save',
  from: 'Who is in it?',
  sources: {
    RESULTS: ['Everybody with results', 'Whoever has climbed enough.'],
    CHECKED_IN: ['Everybody checked in', 'Whoever the desk has recorded as present.'],
  },
  least: 'Results needed',
  count: 'Number of prizes',
  names: 'Names of the prizes',
  namesHint: 'One on each line, in the order in which they are drawn. Prizes need no name.',
  prizes: 'Prizes',
  none: 'No prizes yet',
  noneText: 'Say how many there are, and who is in it.',
  won: (prize: string, name: string) => `${prize}: ${name}`,
  prize: (number: number) => `Prize ${number}`,
  draw: (prize: string) => `Draw: ${prize}`,
  open: 'Not drawn yet',
  wasAbsent: (name: string) => `${name} was not there`,
  /** Who drew, when, and from how many: whoever doubts it can look it up. */
  record: (clock: string, by: string | null, among: number) =>
    `${clock}, drawn${by === null ? '' : ` by ${by}`} from ${among}`,
  absent: 'Not there',
  absentOf: (name: string) => `${name} is not there`,
  absentDone: (name: string) => `${name} was not there: the prize can be drawn again.`,
  all: 'All prizes are drawn.',
  empty: 'Nobody is left to be drawn.',
  pool: 'In the raffle',
  poolRule: {
    RESULTS: (least: number) => `With ${results(least)} or more, and not drawn yet`,
    CHECKED_IN: () => 'Checked in, and not drawn yet',
  },
  poolEmpty: 'Nobody yet.',
} as const;

/** Texts of boards on other web sites. */
export const embedTexts = {
  place: 'Place',
  name: 'Name',
  live: 'Live',
  notLive: 'Not live',
  tied: 'tied',
  full: 'Open the full board',
  loading: 'Loading the board',
  nobody: 'Nobody is entered yet.',
  hidden: 'The results of this competition are not public yet.',
  missing: 'This board does not exist any more.',
  wrong: 'There is no such board. Check the attributes of <topout-board>.',
  unnamed: 'Say which competition to show: <topout-board competition="…">.',
  unreachable: 'The board cannot be reached right now. It appears as soon as it can be.',
  absences: { DNS: 'Did not start', DSQ: 'Disqualified' },
  retired: 'Retired',
  /** Above a table: "Women, first 10 of 42". */
  part: (shown: number, total: number) => (shown < total ? `First ${shown} of ${total}` : ''),
} as const;

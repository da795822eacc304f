/** The texts of handing unsent work to another phone. */
export const texts = {
  title: 'Unsent work',
  hint: 'It is safe on this phone and sent as soon as the server can be reached. If this phone cannot send it, give it to another one: it counts once, however often it is sent.',
  scan: 'Scan this with another phone',
  scanHint: 'It opens Topout and brings in what is unsent here.',
  codeOf: (n: number, all: number) => `Code ${n} of ${all}: scan them all`,
  previous: 'Previous code',
  next: 'Next code',
  save: 'Save as a file',
  items: 'Not sent yet',
  queueChange: 'Change of the queue',
  cleared: 'Cleared',

  bringTitle: 'Bring in results',
  bringHint:
    'From a phone that could not send them: scan the code that it shows, or open the file that it saved.',
  file: 'File with unsent results',
  notABundle: 'This is no file with unsent results.',
  otherCompetition: 'These results belong to another competition.',
  found: (n: number) => (n === 1 ? '1 change is in it' : `${n} changes are in it`),
  foundMine: 'You logged them yourself: they are sent in your name.',
  foundOthers: 'Another judge logged them. They are held until that judge or the staff confirm them.',
  bring: 'Bring them in',
  taken: (n: number) => (n === 0 ? 'They were here already.' : 'They are on this phone now and being sent.'),
  handedOver: 'They reached the server, and wait to be confirmed.',
  failed: 'The server could not be reached. Nothing is lost: try again.',
  back: 'Back to judging',
} as const;

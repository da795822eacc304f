/** Texts of a tablet that is handed round. */
export const texts = {
  title: 'Log your climbs',
  hint: 'Type your start number, or scan your ticket.',
  number: 'Start number',
  open: 'Open my card',
  digits: 'Digits',
  erase: 'Delete the last character',
  failed: 'There is no connection to the server. Try again in a moment.',
  forStaff: 'For staff',
  tablet: (name: string) => `This is ${name}.`,
  sending: 'Sending the results of the last climber…',
  left: (people: number) =>
    people === 1
      ? 'The results of one climber are on this tablet only. They are sent once the network is back.'
      : `The results of ${people} climbers are on this tablet only. They are sent once the network is back.`,
  done: 'Done',
  unsent: (count: number) =>
    count === 1
      ? 'No network: 1 result is safe on this tablet and is sent later.'
      : `No network: ${count} results are safe on this tablet and are sent later.`,
  stillThere: 'Still there?',
  closesIn: (seconds: number) => `This card closes in ${seconds}\u00A0s.`,
  goOn: 'Go on',
  judgesOnly: 'Judges log your routes. There is nothing to log here.',
  loading: 'Opening the card',
  loadingTablet: 'Loading this tablet',
  setUpTitle: 'Hand this tablet round',
  setUp:
    'Climbers without a phone type their start number and log for themselves. You are signed out of this tablet: it opens one climber’s card after another, and nothing else.',
  name: 'Name of this tablet',
  nameHint: 'It stands in the history of every result.',
  firstName: (number: number) => `Tablet ${number}`,
  start: 'Sign out and hand it round',
  others: 'Tablets that are handed round',
  notUsed: 'No card opened yet',
  lastCard: (time: string) => `Last card opened: ${time}`,
  takeBack: 'Take back',
  takeBackOf: (name: string) => `Take ${name} back`,
  takeBackTitle: (name: string) => `Take ${name} back?`,
  takeBackHint: 'It opens no cards any more, and the one it shows closes.',
  leaveTitle: (name: string) => `${name} is handed round`,
  leave: 'Leave tablet mode',
  leaveHint: 'You are signed in on this tablet. Leave its mode, or sign out and hand it on.',
  handOn: 'Sign out and hand it on',
  noTablet: 'This is no tablet of the desk',
  noTabletHint: 'Staff sign in here and hand it round.',
  notAllowed: 'Only organisers and staff leave tablet mode.',
  signIn: 'Sign in',
} as const;

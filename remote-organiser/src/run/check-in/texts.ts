import type { DeskFilter, EntryStatus, Gender, PaymentWay } from '@topout/domain';

/** Texts of the check-in desk. */
export const texts = {
  title: 'Check-in',
  tablet: 'Hand a tablet round',
  files: 'Download entries',
  loading: 'Loading the list',
  here: (n: number, all: number) => `${n} of ${all} here`,
  unpaid: (n: number) => `${n} unpaid`,
  search: 'Search by name or number',
  filters: 'Show',
  filter: {
    MISSING: 'Missing',
    UNPAID: 'Unpaid',
    NO_WAIVER: 'No waiver',
    NOT_AGREED: 'Not agreed',
  } satisfies Record<DeskFilter, string>,
  list: 'Competitors',
  sessions: 'Session',
  session: 'Session',
  noSession: 'No session',
  fullSession: (name: string) => `${name} (full, waiting list)`,
  waitsForSession: 'Waits for a place in it.',
  notSaved: 'The session could not be changed. Please try again.',
  more: (n: number) => `Show ${n} more`,
  found: (n: number) => (n === 1 ? '1 person' : `${n} people`),
  emptyTitle: 'Nobody is entered yet',
  empty: 'People appear here as soon as they enter. Somebody is at the desk already? Add them as a walk-in.',
  none: (text: string) => `Nobody’s name or number begins with “${text}”`,
  noneHint: 'They may not be entered yet.',
  allDone: {
    MISSING: 'Everybody is here',
    UNPAID: 'Everybody has paid',
    NO_WAIVER: 'Every waiver is signed',
    NOT_AGREED: 'Everybody has agreed',
  } satisfies Record<DeskFilter, string>,
  offlineTitle: 'Not connected',
  offline: 'This list may be out of date, and nothing can be recorded until the connection is back.',

  // A row
  noNumber: 'No number',
  status: {
    ENTERED: null,
    RETIRED: 'Retired',
    DNS: 'Did not start',
    DSQ: 'Disqualified',
    WAITING: 'Waiting list',
  } satisfies Record<EntryStatus, string | null>,
  guardian: 'Under 18',
  marks: {
    present: { on: 'Here', off: 'Not here' },
    paid: { on: 'Paid', off: 'Unpaid' },
    waiver: { on: 'Signed', off: 'No waiver' },
    bib: { on: 'Bib', off: 'No bib' },
  },
  switches: { present: 'Here', paid: 'Paid', waiver: 'Waiver signed', bib: 'Bib given' },
  recorded: (time: string, by: string | null) => (by === null ? time : `${time} by ${by}`),
  signedBy: (name: string | null) =>
    name === null ? 'by themselves' : name === '' ? 'by a guardian' : `by ${name}, guardian`,
  notAgreed: 'Not agreed',
  answers: 'Answers',
  lacks: (labels: readonly string[]) => `Not agreed: ${labels.join(', ')}`,
  answersOf: (name: string) => `Answers of ${name}`,
  toEntry: 'Open entry',
  changePayment: 'Change payment',

  // Payment
  payment: 'Payment',
  amount: 'Amount',
  currency: 'Currency',
  how: 'How',
  ways: {
    CASH: 'Cash',
    CARD: 'Card',
    TRANSFER: 'Transfer',
    VOUCHER: 'Voucher',
    FREE: 'Nothing to pay',
  } satisfies Record<PaymentWay, string>,
  record: 'Record',
  cancel: 'Cancel',

  // Waiver
  guardianName: 'Guardian’s name',
  byGuardian: 'A guardian signs',
  guardianHint: 'May be under 18: a guardian signs.',

  // Walk-in
  walkIn: 'Walk-in',
  addWalkIn: (name: string) => `Add ${name}`,
  walkInTitle: 'Add a walk-in',
  firstName: 'First name',
  lastName: 'Last name',
  category: 'Category',
  categoryPlaceholder: 'Choose a category...',
  full: (name: string) => `${name} (full)`,
  yearOfBirth: 'Year of birth',
  gender: 'Gender',
  noGender: 'Not said',
  genders: { FEMALE: 'Female', MALE: 'Male', OTHER: 'Other' } satisfies Record<Gender, string>,
  number: 'Number',
  nextNumber: 'Leave empty for the next free number.',
  enter: 'Enter and check in',
  enterWaiting: 'Put on the waiting list',
  enterOther: 'It is somebody else: enter',
  fullTitle: 'No free place',
  fullText: 'This category is full. Choose another one, or put this person on the waiting list.',
  enteredTitle: (name: string) => `${name} is entered already`,
  enteredText: 'Search for them at the desk, unless this is somebody else with the same name.',
  showThem: 'Show them',

  // Scan
  scanned: {
    HERE: 'Here.',
    ALREADY: 'Was here already.',
    WAITING: 'Is on the waiting list, and was not checked in.',
    ELSEWHERE: 'This code is not of this competition.',
    UNKNOWN: 'This code names nobody who is entered here.',
    FAILED: 'Nothing was recorded. Please scan it again.',
  },
  already: (recorded: string) => `Was here already, at ${recorded}.`,
  scannedNumber: (number: string) => `Number ${number}.`,
  takeBack: 'Undo',
  close: 'Close',

  // What was done
  done: {
    present: { on: (name: string) => `${name} is here.`, off: (name: string) => `${name} is not here.` },
    paid: { on: (name: string) => `${name} has paid.`, off: (name: string) => `${name} has not paid.` },
    waiver: {
      on: (name: string) => `The waiver of ${name} is signed.`,
      off: (name: string) => `The waiver of ${name} is not signed.`,
    },
    bib: { on: (name: string) => `${name} has a bib.`, off: (name: string) => `${name} has no bib.` },
  },
  walkedIn: (name: string, number: string | null) =>
    number === null ? `${name} is entered and here.` : `${name} is entered and here, number ${number}.`,
  waits: (name: string) => `${name} is on the waiting list.`,
} as const;

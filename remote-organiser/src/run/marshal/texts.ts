import type { EntryStatus, MarshalState } from '@topout/domain';

const people = (n: number) => (n === 1 ? '1 climber' : `${n} climbers`);

/** Texts of the marshal's board. */
export const texts = {
  title: 'Marshal’s board',
  loading: 'Loading the board',
  categories: 'Category',
  filters: 'Show',
  search: 'Search by name or number',
  searchPlaceholder: 'Name or number...',
  found: (n: number) => people(n),
  emptyTitle: 'Nobody climbs in this stage yet',
  empty: 'People appear here as soon as they are entered in this stage.',
  none: 'Nobody here',
  noneHint: 'Choose another group, or search by another name or number.',
  offlineTitle: 'Not connected',
  offline: (unsent: number) =>
    unsent === 0
      ? 'The board may be out of date. You can go on: what you tap is kept on this phone and sent in order.'
      : `${unsent === 1 ? '1 tap is' : `${unsent} taps are`} kept on this phone, and sent in order once the connection is back.`,
  readOnly: 'Only people who may change entries mark climbers here.',

  /** The heading of a group, and where somebody is. */
  state: {
    OUT: 'Not in yet',
    ISOLATION: 'In isolation',
    CALL_ZONE: 'Call zone',
    CALLED: 'Called',
    WALL: 'On the wall',
    DONE: 'Done',
  } satisfies Record<MarshalState, string>,
  away: 'Not climbing',
  /** What one tap does. */
  next: {
    OUT: 'Not in',
    ISOLATION: 'In',
    CALL_ZONE: 'Call zone',
    CALLED: 'Call',
    WALL: 'On wall',
    DONE: 'Done',
  } satisfies Record<MarshalState, string>,
  nextFor: (next: string, name: string) => `${next}: ${name}`,
  status: {
    ENTERED: '',
    RETIRED: 'Retired',
    DNS: 'Did not start',
    DSQ: 'Disqualified',
    WAITING: 'Waiting list',
  } satisfies Record<EntryStatus, string>,
  noNumber: '–',
  checkedIn: 'Checked in',
  since: (time: string, by: string | null) => (by === null ? time : `${time} by ${by}`),
  judges: 'as judges say',
  calledTo: (route: string) => `to ${route}`,
  unsent: 'Not sent yet',
  setTo: 'Set to',
  onlyNext: 'Judges have recorded attempts, which are not taken back here.',
  dns: 'Did not start',
  starts: 'Starts after all',
  marked: (name: string, state: string) => `${name}: ${state}`,
  saidDns: (n: number, name: string) => (n === 1 ? `${name} did not start.` : `${people(n)} did not start.`),
  saidStarts: (name: string) => `${name} starts after all.`,
  refusedTitle: 'Not marked',

  // Isolation
  isolation: 'Isolation',
  noIsolation: 'No isolation',
  setIsolation: 'Set isolation',
  change: 'Change',
  opensAt: (time: string) => `Isolation opens at ${time}`,
  openUntil: (time: string, left: string) => `Isolation closes at ${time}, in ${left}`,
  openSince: (time: string) => `Isolation is open since ${time}`,
  closed: (time: string) => `Isolation closed at ${time}`,
  isolationTitle: 'Isolation',
  opens: 'Opens',
  closes: 'Closes',
  clock: (zone: string) => `Clock: ${zone}`,
  observes: 'Observation',
  observesHint: 'The start list says these times.',
  isolationHint: 'Leave the first two empty for a stage without isolation.',
  save: 'Save',
  cancel: 'Cancel',
  missingTitle: (n: number) => `${people(n)} ${n === 1 ? 'is' : 'are'} not in`,
  missing: 'Isolation has closed. Whoever comes in now can still be marked as in.',
  missingAction: (n: number) => (n === 1 ? 'Did not start' : `All ${n} did not start`),
};

import type { Gender } from '@topout/domain';

/** The texts of adding one competitor by name. */
export const texts = {
  title: 'Add a competitor',
  lead: 'One person by name, into the stage that runs. They need no account.',
  loading: 'Loading the competition',
  firstName: 'First name',
  lastName: 'Last name',
  category: 'Category',
  categoryPlaceholder: 'Choose a category...',
  number: 'Number',
  nextNumber: 'Left empty: the next free one.',
  yearOfBirth: 'Year of birth',
  gender: 'Gender',
  noGender: 'Not said',
  genders: { FEMALE: 'Female', MALE: 'Male', OTHER: 'Other' } satisfies Record<Gender, string>,
  email: 'E-mail',
  emailHint: 'Whoever proves this address takes the entry over.',
  required: 'Required',
  add: 'Add competitor',
  addAnyway: 'Add anyway',
  addWaiting: 'Add to the waiting list',
  enteredTitle: (name: string) => `${name} is entered already`,
  entered: 'Somebody else of that name? Give the year of birth.',
  toEntries: 'See the entries',
  waiting: 'No place is free: this person will wait.',
  lookTitle: 'Please look again',
  invite: 'Or invite by e-mail',
  inviteHint:
    'They enter themselves. Whoever is on the list with that address and name takes the entry over.',
  listOnly: (reason: string) =>
    `${reason} Those you invite can take over an entry from the list, but not enter anew.`,
  added: 'Added just now',
  inviteAdded: (n: number) =>
    n === 1 ? 'Mail the link to this entry' : `Mail ${n} people the links to their entries`,
  addedToast: (name: string) => `${name} was added.`,
} as const;

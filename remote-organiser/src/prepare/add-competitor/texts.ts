import type { Gender } from '@topout/domain';

/** Texts for adding one competitor by name. */
export const texts = {
  title: 'Add a competitor',
  lead: 'Add one person by name to the current stage. They don’t need an account.',
  loading: 'Loading the competition',
  firstName: 'First name',
  lastName: 'Last name',
  category: 'Category',
  categoryPlaceholder: 'Choose a category...',
  number: 'Number',
  nextNumber: 'Leave empty for the next free number.',
  yearOfBirth: 'Year of birth',
  gender: 'Gender',
  noGender: 'Not said',
  genders: { FEMALE: 'Female', MALE: 'Male', OTHER: 'Other' } satisfies Record<Gender, string>,
  nation: 'Country',
  nationHint: 'Three letters, such as AUT',
  email: 'E-mail',
  emailHint: 'The owner of this address can take over the entry.',
  add: 'Add competitor',
  addAnyway: 'Add anyway',
  addWaiting: 'Add to the waiting list',
  enteredTitle: (name: string) => `${name} is entered already`,
  entered: 'Somebody else with the same name? Add the year of birth.',
  toEntries: 'See the entries',
  waiting: 'There is no free place: this person will join the waiting list.',
  lookTitle: 'Please check',
  invite: 'Or invite by e-mail',
  inviteHint: 'They enter themselves. Somebody listed with the same address and name takes over that entry.',
  listOnly: (reason: string) =>
    `${reason} People you invite can take over an entry from the list, but not make a new one.`,
  added: 'Added just now',
  inviteAdded: (n: number) =>
    n === 1 ? 'Mail the link to this entry' : `Mail ${n} people the links to their entries`,
  addedToast: (name: string) => `${name} was added.`,
} as const;

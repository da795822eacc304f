import { reach, type Reached } from './reach.ts';

const none = { canAdd: false, canModify: false };
const adds = { canAdd: true, canModify: false };
const changes = { canAdd: true, canModify: true };

const ada = (here: Reached['here']): Reached => ({ id: 'ada', parent: 'eve', here });

/** The rights that are granted. */
const allowed = (rights: object) =>
  Object.entries(rights)
    .filter(([, may]) => may)
    .map(([right]) => right);

it.each([
  ['themself', 'ada', none, null, ['profile', 'enter', 'contacts']],
  ['their parent', 'eve', none, null, ['profile', 'enter', 'contacts']],
  ['an organiser to whom they came', 'max', changes, 'AGREED', ['enter', 'entry', 'contacts']],
  ['a judge who adds, to whom they came', 'max', adds, 'AGREED', ['enter']],
  ['an organiser where others entered them', 'max', changes, 'ENTERED', ['entry']],
  ['a judge who adds, where others entered them', 'max', adds, 'ENTERED', []],
  ['an organiser of somewhere else', 'max', changes, null, []],
  ['somebody signed in', 'max', none, 'AGREED', []],
  ['a guest', null, none, 'AGREED', []],
] as const)('%s', (_who, profile, rights, here, expected) => {
  expect(allowed(reach({ profile, rights }, ada(here)))).toEqual(expected);
});

it('takes nobody without a parent for the child of a guest', () => {
  expect(allowed(reach({ profile: null, rights: none }, { id: 'bob', parent: null, here: null }))).toEqual(
    [],
  );
});

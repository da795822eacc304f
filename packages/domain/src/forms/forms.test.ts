import { ValidationError, type AnySchema } from 'yup';
import {
  ageForm,
  categoryForm,
  competitorNumberForm,
  emailForm,
  entryEditForm,
  firstNumberForm,
  invitationForm,
  isTooYoung,
  judgeNameForm,
  loginForm,
  namedForm,
  newCompetitionForm,
  plannedForm,
  profileForm,
  registerForm,
  screenForm,
  stageForm,
} from './index.ts';

/** The first message of each field. */
function errors(form: AnySchema, values: object): Record<string, string> {
  try {
    form.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(found.toReversed());
  }
}

const year = 2026;
const image = { type: 'image/png' };
const tooYoung =
  "You must be over 10 to register yourself. If you aren't, please get a parent/guardian to register you.";

const person = { firstName: 'Ada', lastName: 'Berg', yearOfBirth: '1990', gender: 'FEMALE' };
const account = {
  email: 'ada@example.org',
  password: 'secret word',
  confirmedPassword: 'secret word',
  didAcceptTermsOfUse: true,
  didAcceptPrivacyPolicy: true,
};

it.each([
  ['an address', 'ada@example.org', {}],
  ['an address with blanks around it', ' ada@example.org ', {}],
  ['nothing', '', { email: 'Required' }],
  ['blanks', '  ', { email: 'Required' }],
  ['no address', 'ada', { email: 'Invalid email' }],
  ['half a domain', 'a@b', { email: 'Invalid email' }],
])('the e-mail form takes %s', (_name, email, expected) =>
  expect(errors(emailForm, { email })).toEqual(expected),
);

describe('the year of birth', () => {
  it.each([
    ['1990', undefined],
    [1990, undefined],
    ['', 'Required'],
    [' ', 'Required'],
    [undefined, 'Required'],
    [null, 'Required'],
    ['abc', 'Please enter a year'],
    ['1990.5', 'Please enter a year'],
    ['-1990', 'Please enter a year'],
    ['0', 'Please enter a year'],
    ['1905', 'Must be at least 1906'],
    ['1906', undefined],
    ['2026', undefined],
    ['2027', 'Must not be in the future'],
  ])('%j gives %s', (yearOfBirth, message) => {
    expect(errors(ageForm(year), { yearOfBirth }).yearOfBirth).toBe(message);
    expect(errors(profileForm(year), { ...person, yearOfBirth }).yearOfBirth).toBe(message);
  });

  it.each([
    ['2016', undefined],
    ['2017', tooYoung],
    ['2026', tooYoung],
    ['2027', 'Must not be in the future'],
  ])('%s gives, on registering oneself, %s', (yearOfBirth, message) => {
    const form = registerForm(year, { parent: false });
    expect(errors(form, { ...person, ...account, yearOfBirth }).yearOfBirth).toBe(message);
    expect(isTooYoung(Number(yearOfBirth), year)).toBe(message !== undefined);
  });

  it('comes out as a number', () => {
    expect(ageForm(year).validateSync({ yearOfBirth: '1990' })).toEqual({ yearOfBirth: 1990 });
  });
});

describe('registering', () => {
  it.each([
    ['oneself', registerForm(year, { parent: false }), { ...person, ...account }],
    ['as a parent', registerForm(year, { parent: true }), { firstName: 'Ada', lastName: 'Berg', ...account }],
  ])('%s takes what is complete', (_name, form, values) => expect(errors(form, values)).toEqual({}));

  it('needs everything that is asked', () => {
    const missing = {
      email: 'Required',
      password: 'Required',
      confirmedPassword: 'Required',
      firstName: 'Required',
      lastName: 'Required',
      didAcceptTermsOfUse: 'You must accept the terms to register',
      didAcceptPrivacyPolicy: 'You must accept the privacy policy to register',
    };
    const empty = {
      email: '',
      password: '',
      confirmedPassword: '',
      firstName: ' ',
      lastName: '\u200b',
      gender: '',
    };
    expect(errors(registerForm(year, { parent: true }), empty)).toEqual(missing);
    const more = { ...missing, yearOfBirth: 'Required', gender: 'Required' };
    expect(errors(registerForm(year, { parent: false }), empty)).toEqual(more);
    expect(errors(registerForm(year, { parent: false }), {})).toEqual(more);
  });

  it.each([
    ['another password', { confirmedPassword: 'other' }, { confirmedPassword: 'Passwords must match' }],
    [
      'an unticked box',
      { didAcceptTermsOfUse: false },
      { didAcceptTermsOfUse: 'You must accept the terms to register' },
    ],
    ['another gender', { gender: 'NONE' }, { gender: 'Required' }],
    [
      'a text for a picture',
      { profilePicture: { type: 'text/plain' } },
      { profilePicture: 'Please select an image' },
    ],
    ['an image', { profilePicture: image }, {}],
    ['no image', { profilePicture: null }, {}],
  ])('with %s', (_name, overrides, expected) => {
    const form = registerForm(year, { parent: false });
    expect(errors(form, { ...person, ...account, ...overrides })).toEqual(expected);
  });

  it('keeps blanks of a password', () => {
    const values = { ...person, ...account, password: ' a ', confirmedPassword: ' a ' };
    expect(registerForm(year, { parent: false }).validateSync(values)).toMatchObject({ password: ' a ' });
  });
});

it('the login form needs both', () => {
  expect(errors(loginForm, { email: '', password: '' })).toEqual({ email: 'Required', password: 'Required' });
  expect(errors(loginForm, account)).toEqual({});
});

it('the judge’s name needs both names, and an image if anything', () => {
  expect(errors(judgeNameForm, { firstName: '', lastName: '', profilePicture: { type: 'a' } })).toEqual({
    firstName: 'Required',
    lastName: 'Required',
    profilePicture: 'Please select an image',
  });
  expect(errors(judgeNameForm, { ...person, profilePicture: image })).toEqual({});
});

it.each([
  [' a 12 ', {}, 'A12'],
  [' ', { competitorNumber: 'Required' }, undefined],
  ['', { competitorNumber: 'Required' }, undefined],
])('the competitor number %j gives %j', (competitorNumber, expected, number) => {
  expect(errors(competitorNumberForm, { competitorNumber })).toEqual(expected);
  if (number)
    expect(competitorNumberForm.validateSync({ competitorNumber })).toEqual({ competitorNumber: number });
});

describe('editing an entry', () => {
  const values = { firstName: 'Ada', lastName: 'Berg', category: 'c1', competitorNumber: '' };

  it.each([
    ['what is complete', {}, false, {}],
    ['no category', { category: '' }, false, { category: 'Required' }],
    ['a category of another stage', { category: 'x' }, false, { category: 'Required' }],
    ['no names', { firstName: '', lastName: ' ' }, false, { firstName: 'Required', lastName: 'Required' }],
    ['no number where one is needed', {}, true, { competitorNumber: 'required' }],
    ['a number of blanks', { competitorNumber: ' ' }, true, { competitorNumber: 'required' }],
    ['a number', { competitorNumber: 'a 1' }, true, {}],
    [
      'a text for a picture',
      { profilePicture: { type: 'text/plain' } },
      false,
      { profilePicture: 'Please select an image' },
    ],
  ])('takes %s', (_name, overrides, needsNumber, expected) => {
    expect(errors(entryEditForm(['c1', 'c2'], needsNumber), { ...values, ...overrides })).toEqual(expected);
  });
});

describe('parts of a set-up', () => {
  const none = { handicapPercent: null, handicapPoints: null, recordTime: '', recordHolder: '' };
  const open = { name: ' Kids ', capacity: null, bornFrom: null, bornTo: null, ...none };

  it('need a name, and no more', () => {
    expect(errors(namedForm, { name: '  ' })).toEqual({ name: 'Required' });
    expect(categoryForm.validateSync(open)).toEqual({ ...open, name: 'Kids' });
  });

  it('take nobody’s name without the time of their record', () => {
    expect(errors(categoryForm, { ...open, recordHolder: 'Ada' })).toEqual({
      recordTime: 'Say the time, too.',
    });
    expect(errors(categoryForm, { ...open, recordHolder: ' ' })).toEqual({});
  });

  it('take years of four digits, in their order', () => {
    expect(errors(categoryForm, { ...open, bornFrom: 2012, bornTo: 2012 })).toEqual({});
    expect(errors(categoryForm, { ...open, bornFrom: 2013, bornTo: 2012 })).toEqual({
      bornTo: 'Must not be before the first year.',
    });
    expect(errors(categoryForm, { ...open, bornFrom: 12 })).toEqual({
      bornFrom: 'Four digits, such as 2012',
    });
  });

  it('may be scored as the whole is', () => {
    const final = { name: 'Final', plannedQuota: null };
    expect(stageForm.validateSync({ ...final, scoringSystem: '' })).toEqual(final);
    expect(errors(stageForm, { ...final, scoringSystem: 'NONE' })).toHaveProperty('scoringSystem');
  });
});

it('a plan takes a name and an end after its start, by the clocks of its zone', () => {
  const form = plannedForm('Europe/Vienna');
  const day = { name: 'Jam', start: '2031-03-15T09:00', end: '2031-03-15T18:00' };
  expect(form.validateSync(day)).toEqual({
    name: 'Jam',
    start: '2031-03-15T08:00:00.000Z',
    end: '2031-03-15T17:00:00.000Z',
  });
  expect(errors(form, { name: '', start: '', end: 'x' })).toEqual({
    name: 'Required',
    start: 'Required',
    end: 'Required',
  });
  expect(errors(form, { ...day, end: day.start })).toEqual({ end: 'Must be after the start' });
});

describe('a new competition', () => {
  const none = { boulders: 0, zones: 1, colors: [], sportRoutes: 0, holds: 40 };
  const draft = {
    name: 'Jam',
    start: '2031-03-15T09:00',
    end: '2031-03-15T18:00',
    knownVenue: null,
    venue: { name: '', timeZone: 'Europe/Vienna' },
    categories: [],
    useKnownRoutes: true,
    plan: none,
  };
  const known = { knownVenue: { timeZone: 'Asia/Tokyo' } };
  it.each([
    [0, {}, {}],
    [0, { ...known, end: '2031-03-15T08:00' }, { end: 'Must be after the start' }],
    [1, {}, { 'venue.name': 'Required' }],
    [1, known, {}],
    [2, {}, { categories: 'Choose a set or add a category' }],
    [2, { categories: ['Open'] }, {}],
    [3, {}, {}],
    [4, {}, { 'plan.boulders': 'Say how many routes there are' }],
    [4, { plan: { ...none, sportRoutes: 1 } }, {}],
    [4, known, {}],
    [4, { ...known, useKnownRoutes: false }, { 'plan.boulders': 'Say how many routes there are' }],
  ])('at step %i with %j', (step, overrides, expected) => {
    // Of a lazy schema, that of these values.
    const values = { ...draft, ...overrides, step };
    expect(errors(newCompetitionForm.resolve({ value: values }), values)).toEqual(expected);
  });
});

it.each([
  ['a@b.org c@d.org', {}],
  [undefined, { addresses: 'Required' }],
  [' , ', { addresses: 'Required' }],
  ['a@b.org nobody', { addresses: '“nobody” is no e-mail address' }],
  ['you nobody', { addresses: 'No e-mail addresses: “you”, “nobody”' }],
])('an invitation to %j', (addresses, expected) =>
  expect(errors(invitationForm, { addresses })).toEqual(expected),
);

it.each([
  ['101', {}],
  ['0', { first: 'Enter a whole number from 1' }],
  ['1.5', { first: 'Enter a whole number from 1' }],
  ['', { first: 'Enter a whole number from 1' }],
])('numbers that begin with "%s"', (first, expected) =>
  expect(errors(firstNumberForm, { first })).toEqual(expected),
);

it('a screen is called as its address says it', () => {
  expect(screenForm.validateSync({ name: ' Left wall' })).toEqual({ name: 'left-wall' });
  expect(errors(screenForm, { name: '?!' })).toEqual({ name: 'Use only the letters a to z and digits.' });
});

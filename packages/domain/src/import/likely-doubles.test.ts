import { type KnownEntrant, likelyDoubles } from './likely-doubles.ts';

const ada = (entry: string, more: Partial<KnownEntrant> = {}): KnownEntrant => ({
  entry,
  firstName: 'Ada',
  lastName: 'Lovelace',
  yearOfBirth: 1990,
  email: null,
  account: false,
  ...more,
});

it.each<[string, KnownEntrant[], string[]]>([
  ['one person', [ada('1')], []],
  ['the same name, written otherwise', [ada('1'), ada('2', { lastName: 'lóvelace' })], ['2>1 NAME']],
  ['the same name, one year unknown', [ada('1'), ada('2', { yearOfBirth: null })], ['2>1 NAME']],
  ['the same name, years that differ', [ada('1'), ada('2', { yearOfBirth: 2011 })], []],
  ['an account, which stays', [ada('1'), ada('2', { account: true })], ['1>2 NAME']],
  [
    'the address of an account',
    [ada('1', { firstName: 'A.', email: 'a@x.org' }), ada('2', { email: 'A@x.org', account: true })],
    ['1>2 ADDRESS'],
  ],
  [
    'the address and the name, once',
    [ada('1', { email: 'a@x.org' }), ada('2', { email: 'a@x.org', account: true })],
    ['1>2 ADDRESS'],
  ],
  [
    'a family under one address',
    [ada('1', { email: 'a@x.org' }), ada('2', { firstName: 'Bob', email: 'a@x.org' })],
    [],
  ],
  ['three of one name', [ada('1'), ada('2'), ada('3')], ['2>1 NAME', '3>1 NAME']],
])('finds %s', (_what, entrants, doubles) => {
  expect(likelyDoubles(entrants).map(({ source, target, why }) => `${source}>${target} ${why}`)).toEqual(
    doubles,
  );
});

import { initials, isMinor, nameHue, normaliseCompetitorNumber, publicName } from './names.ts';
import { matchesSearch } from './search.ts';

describe('search', () => {
  const ada = { firstName: 'Ada', lastName: 'van Öhm', number: 'B17' };
  it.each([
    ['', true],
    ['a', true],
    ['ADA', true],
    ['van', true],
    ['VAN ÖHM', true],
    ['ada v', true],
    ['Ada van Öhm', true],
    [' ada ', true],
    ['o\u0308', false],
    ['van O\u0308', true],
    ['van ohm', true],
    ['áda', true],
    ['b17', true],
    ['17', false],
    ['da', false],
    ['Öhm', false],
    ['öhm ada', false],
    ['adav', false],
  ])('of "%s" finds her: %s', (text, found) => expect(matchesSearch(text, ada)).toBe(found));

  it.each([
    ['zoe', 'Zoë'],
    ['Jurgen', 'Jürgen'],
    ['soren', 'Søren'],
    ['lukasz', 'Łukasz'],
    ['strauss', 'Strauß'],
    ['O’Brien', "O'Brien"],
    ["O'Brien", 'O’Brien'],
  ])('of "%s" finds %s', (text, lastName) =>
    expect(matchesSearch(text, { firstName: '', lastName })).toBe(true),
  );
});

describe('names of minors', () => {
  const person = { firstName: 'Ada', lastName: 'øst Berg', fullNamePublic: false };
  it.each([
    [2011, 'Ada Ø.'],
    [2010, 'Ada Ø.'],
    [2009, 'Ada øst Berg'],
    [1980, 'Ada øst Berg'],
    [null, 'Ada Ø.'],
  ])('born in %s is shown as %s', (yearOfBirth, shown) => {
    const { firstName, lastName } = publicName({ ...person, yearOfBirth }, 2026);
    expect(`${firstName} ${lastName}`).toBe(shown);
  });

  it('are shown in full where that was chosen', () => {
    expect(publicName({ ...person, yearOfBirth: 2015, fullNamePublic: true }, 2026).lastName).toBe(
      'øst Berg',
    );
  });

  it('have no initial without a last name', () => {
    expect(publicName({ ...person, lastName: ' ', yearOfBirth: 2015 }, 2026).lastName).toBe('');
  });

  it('end with the year after the 16th birthday: until it has come somebody may still be 15', () => {
    expect([2009, 2010].map((year) => isMinor(year, 2026))).toEqual([false, true]);
  });
});

it.each([
  ['Ada Lovelace', 'AL'],
  ['  ada   van Öhm ', 'AV'],
  ['Ada', 'A'],
  ['', ''],
  ['𝒜da', '𝒜'],
])('takes of "%s" the initials %s', (name, letters) => expect(initials(name)).toBe(letters));

it('keeps a hue to a name, and spreads names over the circle', () => {
  expect(nameHue('Ada Lovelace')).toBe(nameHue(' ada lovelace '));
  const hues = ['Ada', 'Bea', 'Cem', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal'].map(nameHue);
  expect(new Set(hues).size).toBe(8);
  for (const hue of hues) expect(hue >= 0 && hue < 360).toBe(true);
});

it.each([
  [' a 12 b ', 'A12B'],
  ['\t7\n', '7'],
  ['Ａ１', 'A1'],
  ['a\u200b1\ufeff', 'A1'],
  ['ｚ\u3000７', 'Z7'],
  ['\u3164', ''],
  ['', ''],
])('writes the number %j as %s', (typed, number) => expect(normaliseCompetitorNumber(typed)).toBe(number));

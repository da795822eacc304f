import { ageClassesOf, ageClassesText, leagueForm, placePointsOf } from './league-form.ts';

const league = {
  name: ' Winter ',
  scoring: 'PLACES',
  bestOf: 3,
  table: 'own',
  points: '10 5',
  tiePayment: 'MEAN',
  ties: 'SPLIT',
  leaveOut: 1,
  mostBoulder: 2,
  mostLead: null,
  mostSpeed: null,
  leastDisciplines: 3,
  ageClasses: 'U16 2010–2011',
  guests: [],
  guestPlaces: 'FREED',
  competitions: ['a'],
} as const;

const read = (points: string) => {
  try {
    return placePointsOf(leagueForm.validateSync({ ...league, points }));
  } catch (error) {
    return error;
  }
};
const wrong = (message: string): unknown => expect.objectContaining({ path: 'points', message });
const notWhole = wrong('Whole numbers up to 100000, at most 200 of them');

it.each([
  ['25 20, 16;13\n11', [25, 20, 16, 13, 11]],
  ['5 5 0', [5, 5, 0]],
  ['', notWhole],
  ['10 nine', notWhole],
  ['100001', notWhole],
  ['1.5', notWhole],
  ['1 '.repeat(201), notWhole],
  ['10 11', wrong('No place may be worth more than the one before it')],
])('reads the points %j', (text, expected) => expect(read(text)).toEqual(expected));

it('sends what counts, and points only where places give them', () => {
  const { points: _, ...winter } = league;
  expect(leagueForm.validateSync(league)).toEqual({ ...winter, name: 'Winter', points: '10 5' });
  expect(placePointsOf(league)).toEqual([10, 5]);
  for (const other of [
    { ...league, table: 'usual', points: 'x' },
    { ...league, scoring: 'SCORES', points: 'x' },
  ] as const) {
    expect(placePointsOf(leagueForm.validateSync(other))).toBeNull();
  }
});

it.each([{ name: ' ' }, { points: '5 6' }, { points: undefined }])(
  'sends nothing while %j is wrong',
  (more) => {
    expect(leagueForm.isValidSync({ ...league, ...more })).toBe(false);
  },
);

it.each([
  ['', []],
  ['U16 2010–2011', [{ name: 'U16', from: 2010, to: 2011 }]],
  [
    'Youth A: 2008-2009\n\n Masters 1900 - 1985 ',
    [
      { name: 'Youth A', from: 2008, to: 2009 },
      { name: 'Masters', from: 1900, to: 1985 },
    ],
  ],
  ['U16', null],
  ['U16 2011–2010', null],
  ['2010–2011', null],
])('reads the age classes %j', (text, classes) => expect(ageClassesOf(text)).toEqual(classes));

it('writes age classes as it reads them', () => {
  const classes = [{ name: 'U16', from: 2010, to: 2011 }];
  expect(ageClassesOf(ageClassesText(classes))).toEqual(classes);
});

it.each([0, -1, 1.5, 101, 1e9])('says which numbers may count instead of %d', (few) => {
  for (const more of [
    { bestOf: few },
    { leaveOut: few },
    { mostBoulder: few },
    { mostLead: few },
    { mostSpeed: few },
  ])
    expect(() => leagueForm.validateSync({ ...league, ...more })).toThrow('A whole number from 1 to 100');
});

it('asks for no more disciplines than there are', () => {
  expect(() => leagueForm.validateSync({ ...league, leastDisciplines: 4 })).toThrow();
  expect(() => leagueForm.validateSync({ ...league, ageClasses: 'nonsense' })).toThrow('years of birth');
});

import { bodyOf, type LeagueDraft, readPoints } from './draft.ts';

it.each([
  ['25 20, 16;13\n11', { values: [25, 20, 16, 13, 11] }],
  ['5 5 0', { values: [5, 5, 0] }],
  ['', { wrong: expect.stringContaining('Whole numbers') }],
  ['10 nine', { wrong: expect.stringContaining('Whole numbers') }],
  ['100001', { wrong: expect.stringContaining('Whole numbers') }],
  ['1.5', { wrong: expect.stringContaining('Whole numbers') }],
  ['1 '.repeat(201), { wrong: expect.stringContaining('Whole numbers') }],
  ['10 11', { wrong: expect.stringContaining('No place') }],
])('reads the points %j', (text, expected) => expect(readPoints(text)).toEqual(expected));

const draft: LeagueDraft = {
  name: ' Winter ',
  scoring: 'PLACES',
  bestOf: 3,
  table: 'own',
  points: '10 5',
  competitions: ['a'],
};

it('sends what counts, and points only where places give them', () => {
  const winter = { name: 'Winter', bestOf: 3, competitions: ['a'] };
  expect(bodyOf(draft)).toEqual({ ...winter, scoring: 'PLACES', placePoints: [10, 5] });
  expect(bodyOf({ ...draft, table: 'usual', points: 'x' })).toEqual({
    ...winter,
    scoring: 'PLACES',
    placePoints: null,
  });
  expect(bodyOf({ ...draft, scoring: 'SCORES' })).toEqual({
    ...winter,
    scoring: 'SCORES',
    placePoints: null,
  });
});

it.each([{ name: ' ' }, { points: '5 6' }])('sends nothing while %j is wrong', (wrong) => {
  expect(bodyOf({ ...draft, ...wrong })).toBeNull();
});

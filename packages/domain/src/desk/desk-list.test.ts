import { deskCounts, fitsFilter, needsGuardian, searchDesk } from './desk-list.ts';

const none = { present: null, paid: null, waiver: null, bib: null, notAgreed: [] };
const yes = {};
const missing = { ...none, status: 'ENTERED' } as const;
const here = { ...missing, present: yes, waiver: yes } as const;

it('counts who is here among those it waits for', () => {
  const rows = [
    missing,
    here,
    { ...here, paid: yes, notAgreed: ['Rules'] },
    { ...none, status: 'WAITING' },
    { ...none, status: 'DNS' },
  ] as const;
  expect(deskCounts(rows)).toEqual({
    expected: 3,
    here: 2,
    lacking: { MISSING: 1, UNPAID: 2, NO_WAIVER: 1, NOT_AGREED: 1 },
  });
});

it('misses nobody who waits for a place', () => {
  expect(fitsFilter(missing, 'MISSING')).toBe(true);
  expect(fitsFilter({ ...none, status: 'WAITING' }, 'MISSING')).toBe(false);
});

it.each([
  [2008, true],
  [2009, true],
  [2007, false],
  [null, false],
])('born in %s needs a guardian in 2026: %s', (yearOfBirth, needed) =>
  expect(needsGuardian(yearOfBirth, 2026)).toBe(needed),
);

it('finds by the beginning of a name or number, the exact number first', () => {
  const rows = [
    { firstName: 'Zoé', lastName: 'Adam', competitorNumber: '170' },
    { firstName: 'Bea', lastName: 'Zimmer', competitorNumber: '17' },
    { firstName: 'Ada', lastName: 'Low', competitorNumber: null },
  ];
  const named = (text: string) => searchDesk(rows, text).map(({ firstName }) => firstName);
  expect([named('17'), named('zi'), named('zoe a'), named('x')]).toEqual([
    ['Bea', 'Zoé'],
    ['Bea'],
    ['Zoé'],
    [],
  ]);
});

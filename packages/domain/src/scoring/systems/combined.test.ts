import {
  aBoulder,
  anEntry,
  aSportRoute,
  board,
  boulderResult as b,
  places,
  scoreTexts,
  sportResult as s,
} from '../../testing/board-builders.ts';

const routes = [...['1', '2', '3', '4'].map((name) => aBoulder(name, 2)), aSportRoute('lead', 49)];

it('adds 100 points of boulders and 100 of lead, as in Paris', () => {
  const boulders = { 1: b('3/7/7'), 2: b('9/11/-'), 3: b('1/1/3'), 4: b('2/-/-') };
  const [row] = board('IFSC_COMBINED', routes, [anEntry('A', { ...boulders, lead: s('47+') })]);
  expect(row).toMatchObject({ score: 155.2, scoreText: '155.2 (63.1 + 92.1)' });
});

it('gives a top of everything 200', () => {
  const flash = b('1/1/1');
  const all = { 1: flash, 2: flash, 3: flash, 4: flash, lead: s('TOP') };
  expect(scoreTexts(board('IFSC_COMBINED', routes, [anEntry('A', all)]))).toEqual(['200.0 (100.0 + 100.0)']);
});

it('splits a tie by count-back, then by lead', () => {
  // A plus is worth a tenth, and so is an attempt.
  const mostLead = { 1: b('1/1/2'), lead: s('47+') };
  const mostBoulder = { 1: b('1/1/1'), lead: s('47') };
  const rows = board('IFSC_COMBINED', routes, [
    anEntry('B', mostBoulder),
    anEntry('L', mostLead),
    anEntry('C', mostBoulder, { previousRanks: [1] }),
  ]);
  expect(places(rows)).toEqual(['C 1', 'L 2', 'B 3']);
});

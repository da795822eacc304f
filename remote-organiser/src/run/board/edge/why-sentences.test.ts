import { aRow } from '../testing.ts';
import { type Explanation, sentencesOf } from './why-sentences.ts';

const row = (n: number, position: number | null, scoreText = '') => aRow(n, { position, scoreText });
const told = (why: Pick<Explanation, 'row'> & Partial<Explanation>) =>
  sentencesOf({ version: 1, tied: [], above: null, below: null, ...why });
const reason = (
  by: NonNullable<Explanation['above']>['reason']['by'],
  ahead: number | null = null,
  behind: number | null = null,
) => ({
  by,
  ahead,
  behind,
  routes: [] as string[],
});

it('says who is ahead, who shares the place and who is behind', () => {
  expect(
    told({
      row: row(2, 2, '249 pts'),
      tied: [row(3, 2, '249 pts'), row(4, 2, '249 pts')],
      above: { row: row(1, 1, '250 pts'), reason: reason('score', 250, 249) },
      below: { row: row(5, 4, '100 pts'), reason: reason('score', 249, 100) },
    }),
  ).toEqual([
    'Behind First1 Last1 (1st): 250 pts to 249 pts.',
    'Shares the place with First3 Last3, First4 Last4: equal in everything that counts.',
    'Ahead of First5 Last5 (4th): 249 pts to 100 pts.',
  ]);
});

it.each([
  [reason('tops', 4, 3), '4 tops to 3.'],
  [reason('zones', 1, 0), 'as many tops, but 1 zone to 0.'],
  [reason('triesToTop', 7, 9), 'as many tops and zones, in 7 attempts to top against 9.'],
  [reason('time', 161_000, 172_400), 'equal height; climbing time of 2:41 against 2:52.'],
  [reason('countBack', 1, null), 'equal scores; the round before decides (count-back): 1st to no rank.'],
  [reason('unranked'), 'no result yet.'],
])('explains %j', (why, sentence) => {
  const [, below] = told({ row: row(1, 1), below: { row: row(2, 2), reason: why } });
  expect(below).toBe(`Ahead of First2 Last2 (2nd): ${sentence}`);
});

it('says of the first that nobody is ahead, and of others that there is no result', () => {
  expect(told({ row: row(1, 1) })).toEqual(['Nobody is ahead.']);
  expect(told({ row: row(1, null) })).toEqual(['There is no result yet, and without one no place.']);
});

it('calls nobody equal whose score in another starting group is not compared', () => {
  expect(told({ row: row(1, 1, '124.9'), tied: [row(2, 1, '124.8')] })[1]).toBe(
    'Shares the place with First2 Last2: the same place in another starting group, whose scores are not compared.',
  );
});

it('counts the names that are too many', () => {
  const tied = Array.from({ length: 8 }, (_, n) => row(n + 2, 1));
  expect(told({ row: row(1, 1), tied })[1]).toMatch(/First6 Last6, 3 more:/);
});

it('names the routes that made the difference', () => {
  const why = { ...reason('tops', 4, 3), routes: ['r3', 'r7'] };
  const explained: Explanation = {
    version: 1,
    row: row(1, 1),
    tied: [],
    above: null,
    below: { row: row(2, 2), reason: why },
  };
  const names = new Map([
    ['r3', '3'],
    ['r7', '7'],
  ]);
  expect(sentencesOf(explained, names)[1]).toBe(
    'Ahead of First2 Last2 (2nd): 4 tops to 3. They differ on routes 3, 7.',
  );
  expect(sentencesOf(explained)[1]).toBe('Ahead of First2 Last2 (2nd): 4 tops to 3.');
});

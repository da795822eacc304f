import { aRow } from '../testing.ts';
import { type Explanation, whyParts as partsOf } from './why-parts.ts';

const whyParts = (why: Explanation) => partsOf(why, () => '3');

const row = (n: number, position: number | null, scoreText = '') => aRow(n, { position, scoreText });
const told = (why: Pick<Explanation, 'row'> & Partial<Explanation>) =>
  whyParts({ version: 1, tied: [], above: null, below: null, ...why }).map(({ sentence }) => sentence);
const reason = (
  by: NonNullable<Explanation['above']>['reason']['by'],
  ahead: number | null = null,
  behind: number | null = null,
) => ({
  by,
  ahead,
  behind,
  routes: [],
  flash: null,
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
    'Ahead of First5 Last5 (4th) by 149 pts',
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

const lead = (n: number, by: number) => ({
  route: `r${n}`,
  ahead: { mark: 'F', attempt: 1 },
  behind: { mark: 'T', attempt: 3 },
  lead: by,
});
const marked = (n: number, score: number) => ({ ...row(n, n, `${score} pts`), marks: 'FFFFFFFFF' });
const parted = (...leads: number[]) =>
  whyParts({
    version: 1,
    row: marked(2, 240),
    tied: [],
    above: {
      row: marked(1, 300),
      reason: {
        by: 'score',
        ahead: 300,
        behind: 240,
        routes: leads.map((by, n) => lead(n, by)),
        flash: null,
      },
    },
    below: null,
  })[0];

it('tells the routes that made the difference, and that the others did not', () => {
  const part = parted(20, 10, -20, 50);
  expect(part?.sentence).toBe('Behind First1 Last1 (1st): 60 pts, made on 2 routes');
  expect(part?.made?.routes.map(({ route }) => route)).toEqual(['r3', 'r1']);
  expect(part?.made?.others).toBe('The other 7 routes are level or cancel out.');
});

it('sums up the routes that are too many', () => {
  const part = parted(9, 9, 9, 9, 9, 9, 4, 2);
  expect(part?.made?.routes).toHaveLength(6);
  expect(part?.made?.others).toBe('The other 3 routes make 6 pts.');
});

it('tells the first of all where the next one was left behind', () => {
  const [first, part] = whyParts({
    version: 1,
    row: row(1, 1),
    tied: [],
    above: null,
    below: { row: row(2, 2), reason: { by: 'tops', ahead: 4, behind: 3, routes: [lead(1, 1)], flash: null } },
  });
  expect(first?.sentence).toBe('Nobody is ahead.');
  expect(part?.sentence).toBe('Ahead of First2 Last2 (2nd): 1 top, made on 1 route');
});

it.each([
  [null, 'A flash on 10 would put First2 ahead.'],
  [{ by: 'tied', ahead: null, behind: null }, 'A flash on 10 would bring First2 level.'],
  [{ by: 'score', ahead: 300, behind: 295 }, 'A flash on 10 would bring First2 within 5 pts.'],
  [{ by: 'countBack', ahead: 1, behind: 2 }, undefined],
] as const)('tells what the next route could bring: %j', (left, sentence) => {
  const reason = { by: 'score', ahead: 300, behind: 45, routes: [], flash: { route: 'r', left } } as const;
  const [above] = whyParts({
    version: 1,
    row: marked(2, 45),
    tied: [],
    above: { row: marked(1, 300), reason: { ...reason, routes: [] } },
    below: null,
  });
  expect(above?.flash?.sentence('10')).toBe(sentence);
});

describe('of combined scores', () => {
  const figures = (route: string | null, ahead: string, behind: string) => [
    { climbType: 'BOULDER' as const, route: null, ahead: '20.0', behind: '35.0' },
    { climbType: 'SPORT' as const, route, ahead, behind },
  ];
  const [first, second] = [row(1, 1, '80.0 (20.0 + 60.0)'), row(2, 2, '65.0 (35.0 + 30.0)')];

  it('names the disciplines to the first and to those behind', () => {
    const why = { ...reason('score', 80, 65), disciplines: figures(null, '60.0', '30.0') };
    const said = '80.0 to 65.0 (boulder: 20.0 to 35.0, lead: 60.0 to 30.0).';
    expect(told({ row: second, above: { row: first, reason: why } })).toEqual([
      `Behind First1 Last1 (1st): ${said}`,
    ]);
    expect(told({ row: first, below: { row: second, reason: why } })[1]).toBe(
      `Ahead of First2 Last2 (2nd): ${said}`,
    );
  });

  it('says that more disciplines or the higher lead decide', () => {
    const more = { ...reason('disciplines'), disciplines: figures('r', '1', '2') };
    expect(told({ row: second, above: { row: first, reason: more } })).toEqual([
      'Behind First1 Last1 (1st): equal products of places; ahead in more disciplines (boulder: 20.0 to 35.0, route 3: 1 to 2).',
    ]);
    expect(told({ row: second, above: { row: first, reason: reason('leadHeight') } })).toEqual([
      'Behind First1 Last1 (1st): equal scores; the higher lead decides.',
    ]);
  });

  it('calls equal products of different places equal', () => {
    expect(told({ row: row(1, 1, '4 (1 × 4)'), tied: [row(2, 1, '4 (4 × 1)')] })[1]).toBe(
      'Shares the place with First2 Last2: equal in everything that counts.',
    );
  });
});

import type { LeagueRules } from './league.queries.ts';
import { leagueTable, type LeagueBoard } from './league-table.ts';

const usual: LeagueRules = {
  scoring: 'PLACES',
  bestOf: null,
  placePoints: null,
  tiePayment: 'MEAN',
  ties: 'SPLIT',
  leaveOut: null,
  mostBoulder: null,
  mostLead: null,
  mostSpeed: null,
  leastDisciplines: null,
  ageClasses: [],
  guests: [],
  guestPlaces: 'FREED',
};

type Place = Pick<LeagueBoard['places'][number], 'user' | 'position'> &
  Partial<LeagueBoard['places'][number]>;
type Board = Pick<LeagueBoard, 'competition' | 'category'> &
  Partial<Pick<LeagueBoard, 'discipline'>> & { readonly places: readonly Place[] };

const tableOf = (boards: readonly Board[], rules: Partial<LeagueRules> = {}) =>
  leagueTable(
    boards.map(({ places, ...board }) => ({
      discipline: null,
      ...board,
      places: places.map((place) => ({ yearOfBirth: null, ...place })),
    })),
    { ...usual, ...rules },
    boards.length,
  );

const [spring, autumn] = [
  { uuid: 'a', name: 'Spring' },
  { uuid: 'b', name: 'Autumn' },
];

it('sums place points over competitions, ties sharing the mean', () => {
  const [men] = tableOf([
    {
      competition: spring,
      category: 'Men',
      places: [
        { user: 'x', position: 1 },
        { user: 'y', position: 1 },
      ],
    },
    {
      competition: autumn,
      category: 'Men',
      places: [
        { user: 'y', position: 1 },
        { user: 'z', position: 2 },
      ],
    },
  ]);
  expect(men?.lines.map(({ user, position, points }) => [user, position, points])).toEqual([
    ['y', 1, 190],
    ['x', 2, 90],
    ['z', 3, 80],
  ]);
  expect(men?.lines[0]?.competitions.map(({ name }) => name)).toEqual(['Spring', 'Autumn']);
});

it('counts the best only, and of equal points whoever won more, then whoever was better in the last', () => {
  const board = (competition: typeof spring, places: [string, number][]) => ({
    competition,
    category: 'Men',
    places: places.map(([user, position]) => ({ user, position })),
  });
  const [best] = tableOf(
    [
      board(spring, [
        ['x', 1],
        ['y', 2],
      ]),
      board(autumn, [
        ['x', 2],
        ['y', 1],
      ]),
      // Still to come.
      board({ uuid: 'c', name: 'Winter' }, []),
    ],
    { scoring: 'PLACES', bestOf: 1 },
  );
  expect(best?.lines.map(({ user, position, points }) => [user, position, points])).toEqual([
    ['y', 1, 100],
    ['x', 2, 100],
  ]);
  expect(best?.lines[0]?.competitions.map(({ counts }) => counts)).toEqual([false, true]);
});

it('adds the scores themselves', () => {
  const places = [{ user: 'x', position: 1, score: 349 }];
  const [sums] = tableOf(
    [spring, autumn].map((competition) => ({ competition, category: 'Men', places })),
    { scoring: 'SCORES', bestOf: null },
  );
  expect(sums?.lines[0]?.points).toBe(698);
});

it('takes the points that the league has set', () => {
  const places = [1, 2, 3].map((position) => ({ user: String(position), position }));
  const [own] = tableOf([{ competition: spring, category: 'Men', places }], {
    scoring: 'PLACES',
    bestOf: null,
    placePoints: [10, 6],
  });
  expect(own?.lines.map(({ points }) => points)).toEqual([10, 6, 0]);
});

it('leaves out who is not ranked and keeps categories apart', () => {
  const table = tableOf([
    { competition: spring, category: 'Men', places: [] },
    { competition: spring, category: 'Women', places: [{ user: 'x', position: 1 }] },
  ]);
  expect(table.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Men', 0],
    ['Women', 1],
  ]);
});

const day = (
  competition: typeof spring,
  discipline: LeagueBoard['discipline'],
  people: readonly (readonly [string, number, number?])[],
) => ({
  competition,
  category: 'Open',
  discipline,
  places: people.map(([user, position, yearOfBirth = null]) => ({ user, position, yearOfBirth })),
});
const shown = (table: ReturnType<typeof leagueTable>) =>
  table.map(({ name, lines }) => [
    name,
    ...lines.map(({ user, position, points }) => `${position ?? '-'} ${user} ${points}`),
  ]);

it('lets equal totals stand', () => {
  const boards = [
    day(spring, null, [
      ['x', 1],
      ['y', 2],
    ]),
    day(autumn, null, [
      ['y', 1],
      ['x', 2],
    ]),
  ];
  expect(shown(tableOf(boards, { ties: 'STAND' }))).toEqual([['Open', '1 x 180', '1 y 180']]);
});

it('ranks nobody with too few disciplines, and nobody without points', () => {
  const boards = [
    day(spring, 'LEAD', [
      ['x', 1],
      ['y', 2],
      ['z', 31],
    ]),
    day(autumn, 'SPEED', [
      ['y', 1],
      ['z', 31],
    ]),
  ];
  expect(shown(tableOf(boards, { leastDisciplines: 2 }))).toEqual([['Open', '1 y 180', '- x 0', '- z 0']]);
});

it('gives places without guests, and to each age class its own', () => {
  const boards = [
    day(spring, null, [
      ['g', 1, 2010],
      ['x', 2, 2005],
      ['y', 3, 2011],
      ['n', 4],
    ]),
  ];
  const table = tableOf(boards, { guests: ['g'], ageClasses: [{ name: 'U16', from: 2010, to: 2011 }] });
  expect(shown(table)).toEqual([
    ['Open', '1 x 100', '2 y 80', '3 n 65'],
    ['Open, U16', '1 y 100'],
  ]);
});

it('keeps the places of guests where a league says so', () => {
  const boards = [
    day(spring, null, [
      ['g', 1],
      ['x', 1],
      ['y', 3],
      ['h', 4],
      ['n', 5],
    ]),
  ];
  expect(shown(tableOf(boards, { guests: ['g', 'h'], guestPlaces: 'KEPT' }))).toEqual([
    ['Open', '1 x 90', '2 y 65', '3 n 51'],
  ]);
});

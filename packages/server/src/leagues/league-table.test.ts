import { leagueTable } from './league-table.ts';

const [spring, autumn] = [
  { uuid: 'a', name: 'Spring' },
  { uuid: 'b', name: 'Autumn' },
];

it('sums place points over competitions, ties sharing the mean', () => {
  const [men] = leagueTable([
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

it('leaves out who is not ranked and keeps categories apart', () => {
  const table = leagueTable([
    { competition: spring, category: 'Men', places: [] },
    { competition: spring, category: 'Women', places: [{ user: 'x', position: 1 }] },
  ]);
  expect(table.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Men', 0],
    ['Women', 1],
  ]);
});

import { defaultRules } from '../competition/settings.ts';
import type { Gender } from '../vocabulary.ts';
import { rankTeams } from './rank-teams.ts';
import { teamPoints } from './team-points.ts';
import { type TeamMember, teamProblemWords, type TeamRules, teamScore } from './team-score.ts';

const rules = (change: Partial<TeamRules> = {}): TeamRules => ({ ...defaultRules, ...change });

/** `F300` is a woman with 300 points, `M-` a man without a result, `200` somebody of no known gender. */
const genders: Readonly<Record<string, Gender>> = { F: 'FEMALE', M: 'MALE', O: 'OTHER' };
const members = (line: string): TeamMember[] =>
  line
    .split(' ')
    .filter(Boolean)
    .map((user) => {
      const points = user.replace(/^[FMO]/, '');
      return {
        user,
        gender: genders[user.charAt(0)] ?? null,
        brings: points === '-' ? null : Number(points),
      };
    });

describe('what members bring', () => {
  const rows = [
    { entry: 'a', position: 1, score: 900 },
    { entry: 'b', position: 2, score: 400 },
    { entry: 'c', position: 2, score: 400 },
    { entry: 'd', position: null, score: null },
  ];

  it.each(['DEFAULT', 'IFSC_BOULDER_2025'] as const)('is their points in %s', (system) => {
    expect([...teamPoints(system, rows)]).toEqual([
      ['a', 900],
      ['b', 400],
      ['c', 400],
    ]);
  });

  it.each(['IFSC_RANKING', 'IFSC_SPORT', 'IFSC_LEAD'] as const)(
    'is the value of their place in %s, the mean of the places for those who share one',
    (system) => {
      expect([...teamPoints(system, rows)]).toEqual([
        ['a', 100],
        ['b', 72.5],
        ['c', 72.5],
      ]);
    },
  );
});

it.each([
  ['the sum of all', '300 200 100', {}, 600, '300 200 100'],
  ['the best two of three', '100 300 200', { teamCounted: 2 }, 500, '300 200'],
  ['nothing for who has not climbed yet', '300 -', {}, 300, '300'],
  ['a zero that was climbed for', '0 -', {}, 0, '0'],
  [
    'the best man in place of a better woman',
    'F300 F200 M50',
    { teamCounted: 2, teamMixed: true },
    350,
    'F300 M50',
  ],
  ['both, also where only one may count', 'F300 M50', { teamCounted: 1, teamMixed: true }, 350, 'F300 M50'],
  ['others beside them', 'F10 M20 O300 90', { teamCounted: 3, teamMixed: true }, 330, 'O300 M20 F10'],
  [
    'nothing more, if the only man has not climbed',
    'F300 F200 M-',
    { teamCounted: 2, teamMixed: true },
    300,
    'F300',
  ],
])('counts %s', (_what, line, change, score, counting) => {
  const found = teamScore(members(line), rules(change));
  expect([found.score, found.counting.join(' '), found.problem]).toEqual([score, counting, null]);
});

it('adds thirds exactly', () => {
  const third = 100 / 3;
  const team = [1, 2, 3].map((user) => ({ user: String(user), gender: null, brings: third }));
  expect(teamScore(team, rules()).score).toBe(100);
});

it.each([
  ['', {}, 'Needs at least 2 members'],
  ['300', {}, 'Needs at least 2 members'],
  ['3 2 1', { teamMost: 2 }, 'Has more than 2 members'],
  ['F300 O200 100', { teamMixed: true }, 'Needs a woman and a man'],
  ['- -', {}, 'No result yet'],
  // Settings that contradict each other make no team impossible.
  ['3 2 1', { teamLeast: 3, teamMost: 2 }, null],
])('does not rank %j with %j', (line, change, words) => {
  const { problem, score } = teamScore(members(line), rules(change));
  expect(problem && teamProblemWords(problem, rules(change))).toBe(words);
  expect(score === null).toBe(problem !== null);
});

describe('the board of teams', () => {
  const board = (teams: Readonly<Record<string, string>>, change: Partial<TeamRules> = {}) =>
    rankTeams(
      Object.entries(teams).map(([name, line]) => ({ name, members: members(line) })),
      rules(change),
    ).map(({ name, position, score }) => [position, name, score]);

  it('puts the better best member first, then the better second, and lets the rest share a place', () => {
    expect(
      board({ Slopers: '200 200', Crimpers: '300 100', Jugs: '100 300', Volumes: '200 150', Dynos: '500 1' }),
    ).toEqual([
      [1, 'Dynos', 501],
      [2, 'Crimpers', 400],
      [2, 'Jugs', 400],
      [4, 'Slopers', 400],
      [5, 'Volumes', 350],
    ]);
  });

  it('lets a member with nothing split no tie', () => {
    expect(board({ Jugs: '200 200 0', Crimps: '200 200' })).toEqual([
      [1, 'Crimps', 400],
      [1, 'Jugs', 400],
    ]);
  });

  it('lists those that are not ranked below, by name, whatever they would have', () => {
    expect(board({ 'Team 10': '999', 'Team 9': '- -', Jugs: '1 1' })).toEqual([
      [1, 'Jugs', 2],
      [null, 'Team 9', null],
      [null, 'Team 10', null],
    ]);
  });
});

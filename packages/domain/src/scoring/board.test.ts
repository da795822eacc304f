import { defaultScoringSettings } from '../competition/settings.ts';
import {
  aBoulder,
  anEntry,
  aSportRoute,
  board,
  boulderResult as b,
  boulders,
  climbed,
  places,
  scoreTexts,
  sportResult as s,
  sportRoutes,
} from '../testing/board-builders.ts';
import { createBoard } from './board.ts';

describe('who has a position', () => {
  const named = (firstName: string, lastName: string) => ({ firstName, lastName });
  const rows = board('DEFAULT', boulders(1), [
    climbed('absent', [b('1/1')], { status: 'DNS', ...named('Ada', 'Aal') }),
    climbed('waiting', [b('1/1')], { status: 'WAITING' }),
    climbed('new2', [], named('Bo', 'Berg')),
    climbed('new1', [], named('Al', 'Berg')),
    climbed('out', [b('1/1')], { status: 'DSQ', ...named('Zoe', 'Aal') }),
    climbed('retired', [b('1/1')], { status: 'RETIRED' }),
    climbed('nothing', [b('-/-')]),
    climbed('cleared', [{ ...b('1/1'), tries: 0 }], named('Cy', 'Berg')),
  ]);

  it('ranks who has a result, then lists who has none yet, then who did not start or was disqualified', () => {
    expect(places(rows)).toEqual([
      'retired 1',
      'nothing 2',
      'new1 -',
      'new2 -',
      'cleared -',
      'absent -',
      'out -',
    ]);
  });

  it('shows no score without a position', () => {
    expect(rows.slice(2).map(({ score, scoreText, scoreTuple }) => [score, scoreText, scoreTuple])).toEqual(
      Array.from({ length: 5 }, () => [null, '', null]),
    );
  });
});

it('lists ties by last name, then first name', () => {
  const rows = board('DEFAULT', boulders(1), [
    climbed('3', [b('1/1')], { firstName: 'Zoe', lastName: 'Öhm' }),
    climbed('1', [b('1/1')], { firstName: 'Ada', lastName: 'Öhm' }),
    climbed('2', [b('1/1')], { firstName: 'Bo', lastName: 'Öhm' }),
    climbed('4', [b('1/1')], { firstName: 'Al', lastName: 'Zug' }),
    climbed('6', [b('1/1')], { firstName: 'Al', lastName: 'Zug' }),
  ]);
  expect(places(rows)).toEqual(['1 1', '2 1', '3 1', '4 1', '6 1']);
});

it('ranks retired entries last where the organiser says so, in their own order', () => {
  const entries = [
    climbed('A', [b('1/1')], { status: 'RETIRED' }),
    climbed('B', [b('1/2')]),
    climbed('C', [b('1/3')], { status: 'RETIRED' }),
    climbed('D', [b('-/-')]),
  ];
  expect(places(board('DEFAULT', boulders(1), entries))).toEqual(['A 1', 'B 2', 'C 3', 'D 4']);
  const last = board('DEFAULT', boulders(1), entries, { rankRetiredLast: true });
  expect(places(last)).toEqual(['B 1', 'D 2', 'A 3', 'C 4']);
});

it.each([
  ['IFSC_RANKING', ['b 1', 's -']],
  ['IFSC_BOULDER_2025', ['b 1', 's -']],
  ['IFSC_SPORT', ['s 1', 'b -']],
  ['IFSC_LEAD', ['s 1', 'b -']],
  ['DEFAULT', ['s 1', 'b 2']],
] as const)('counts in %s only the routes it is made for', (system, expected) => {
  const entries = [anEntry('b', { boulder: b('1/1') }), anEntry('s', { sport: s('TOP') })];
  expect(places(board(system, [aBoulder('boulder'), aSportRoute('sport')], entries))).toEqual(expected);
});

it('leaves results on other routes alone', () => {
  const [row] = board('DEFAULT', boulders(1), [climbed('A', [b('1/1'), b('1/1')])]);
  expect(row?.score).toBe(250);
});

describe('count-back', () => {
  const tied = (uuid: string, previousRanks: readonly (number | null)[]) =>
    climbed(uuid, [b('1/1')], { previousRanks });

  it.each(['DEFAULT', 'IFSC_RANKING', 'IFSC_BOULDER_2025'] as const)(
    'splits ties of %s by earlier ranks',
    (system) => {
      const rows = board(system, boulders(1), [tied('A', [7]), tied('B', [1]), tied('C', [3])]);
      expect(places(rows)).toEqual(['B 1', 'C 2', 'A 3']);
    },
  );

  it('goes back round by round, and puts who has no rank behind', () => {
    const rows = board('IFSC_RANKING', boulders(1), [
      tied('A', [2, 9]),
      tied('B', [2, 1]),
      tied('C', [null, 1]),
      tied('D', []),
      tied('E', [2, 9]),
    ]);
    expect(places(rows)).toEqual(['B 1', 'A 2', 'E 2', 'C 4', 'D 5']);
  });

  it('leaves equal products of IFSC_SPORT tied', () => {
    const rows = board('IFSC_SPORT', sportRoutes(1), [
      climbed('A', [s('30')], { previousRanks: [2] }),
      climbed('B', [s('30')], { previousRanks: [1] }),
    ]);
    expect(places(rows)).toEqual(['A 1', 'B 1']);
  });
});

describe('climbing time', () => {
  // A final: 39+ | 27+ 2:41 | 27+ 2:52 | 27+ 2:57 | 25+ | 25+
  const entries = [
    climbed('A', [s('39+')]),
    climbed('D', [s('27+', 177)]),
    climbed('B', [s('27+', 161)]),
    climbed('C', [s('27+', 172)]),
    climbed('F', [s('25+', 99)]),
    climbed('E', [s('25+', 98)]),
  ];

  it.each([
    ['none', ['A 1', 'B 2', 'C 2', 'D 2', 'E 5', 'F 5']],
    ['podium', ['A 1', 'B 2', 'C 3', 'D 4', 'E 5', 'F 5']],
    ['all', ['A 1', 'B 2', 'C 3', 'D 4', 'E 5', 'F 6']],
  ] as const)('splits ties by time: %s', (timeTieBreak, expected) => {
    expect(places(board('IFSC_LEAD', sportRoutes(1), entries, { timeTieBreak }))).toEqual(expected);
  });

  it('leaves those tied who took the same time, and all of a tie where a time is missing', () => {
    const same = [climbed('A', [s('9', 60)]), climbed('B', [s('9', 60)]), climbed('C', [s('9', 61)])];
    expect(places(board('IFSC_LEAD', sportRoutes(1), same))).toEqual(['A 1', 'B 1', 'C 3']);
    const missing = [climbed('A', [s('9', 60)]), climbed('B', [s('9')]), climbed('C', [s('9', 59)])];
    expect(places(board('IFSC_LEAD', sportRoutes(1), missing))).toEqual(['A 1', 'B 1', 'C 1']);
  });
});

it('splits a tie by time once the one whose time is missing is out of it', () => {
  const live = createBoard({
    system: 'IFSC_LEAD',
    settings: defaultScoringSettings,
    routes: sportRoutes(1),
    entries: [climbed('A', [s('9', 60)]), climbed('B', [s('9', 61)]), climbed('C', [s('9')])],
  });
  expect(places(live.rows())).toEqual(['A 1', 'B 1', 'C 1']);
  live.setResult('C', '1', s('8'));
  expect(places(live.rows())).toEqual(['A 1', 'B 2', 'C 3']);
});

describe('the podium of a boulder final', () => {
  const flashed = climbed('B', [b('1/1'), b('1/3'), b('1/2'), b('1/2')]);
  const steady = climbed('A', [b('1/2'), b('1/2'), b('1/2'), b('1/2')]);

  it('goes to more tops in the first attempts', () => {
    expect(places(board('IFSC_RANKING', boulders(4), [steady, flashed]))).toEqual(['A 1', 'B 1']);
    const rows = board('IFSC_RANKING', boulders(4), [steady, flashed], { podiumTieBreak: true });
    expect(places(rows)).toEqual(['B 1', 'A 2']);
  });

  it('then goes to more zones in the first attempts', () => {
    const [some, more] = [climbed('A', [b('2/-'), b('2/-')]), climbed('B', [b('1/-'), b('3/-')])];
    const rows = board('IFSC_RANKING', boulders(2), [some, more], { podiumTieBreak: true });
    expect(places(rows)).toEqual(['B 1', 'A 2']);
  });

  it('leaves ties beyond place 3, and ties in every attempt', () => {
    const ahead = ['x', 'y', 'z'].map((uuid) => climbed(uuid, [b('1/1'), b('1/1'), b('1/1'), b('1/1')]));
    const rows = board('IFSC_RANKING', boulders(4), [...ahead, steady, flashed], { podiumTieBreak: true });
    expect(places(rows)).toEqual(['x 1', 'y 1', 'z 1', 'A 4', 'B 4']);
  });
});

describe('starting groups', () => {
  const inGroup = (group: string, uuid: string, marks: string, overrides = {}) =>
    climbed(uuid, [b(marks)], { startingGroup: group, ...overrides });
  const entries = [
    inGroup('A', 'a1', '1/1'),
    inGroup('A', 'a2', '1/9'),
    inGroup('A', 'a3', '-/-'),
    inGroup('B', 'b1', '9/-'),
    inGroup('B', 'b2', '-/-'),
  ];

  it('are merged by rank, and never compare scores', () => {
    expect(places(board('IFSC_BOULDER_2025', boulders(1), entries))).toEqual([
      'a1 1',
      'b1 1',
      'a2 3',
      'b2 3',
      'a3 5',
    ]);
  });

  it('rank retired entries behind all groups where the organiser says so', () => {
    const retired = entries.map((entry) =>
      entry.uuid === 'a1' ? { ...entry, status: 'RETIRED' as const } : entry,
    );
    const rows = board('IFSC_BOULDER_2025', boulders(1), retired, { rankRetiredLast: true });
    expect(places(rows)).toEqual(['a2 1', 'b1 1', 'a3 3', 'b2 3', 'a1 5']);
  });

  it('have routes of their own: those of the others do not count as missing', () => {
    const rows = board('IFSC_SPORT', sportRoutes(4), [
      climbed('a1', [s('40'), s('40'), null, null], { startingGroup: 'A' }),
      climbed('a2', [s('30'), s('30'), null, null], { startingGroup: 'A' }),
      climbed('b1', [null, null, s('20'), s('10')], { startingGroup: 'B' }),
      climbed('b2', [null, null, s('10'), s('20')], { startingGroup: 'B' }),
    ]);
    expect(rows.map(({ entry, position, scoreText }) => [entry, position, scoreText])).toEqual([
      ['a1', 1, '1.00'],
      ['b1', 1, '1.41'],
      ['b2', 1, '1.41'],
      ['a2', 4, '2.00'],
    ]);
  });
});

describe('a live board', () => {
  const live = () =>
    createBoard({
      system: 'DEFAULT',
      settings: defaultScoringSettings,
      routes: boulders(2),
      entries: [climbed('A', [b('1/1')]), climbed('B', [b('1/2')])],
    });

  it('takes results in and takes them away', () => {
    const one = live();
    one.setResult('B', '2', b('1/1'));
    expect([places(one.rows()), scoreTexts(one.rows())]).toEqual([
      ['B 1', 'A 2'],
      ['499 pts', '250 pts'],
    ]);
    one.setResult('B', '2', null);
    one.setResult('B', '1', null);
    expect(places(one.rows())).toEqual(['A 1', 'B -']);
  });

  it('ignores entries and routes that are not on it', () => {
    const one = live();
    const before = one.rows().map((row) => row);
    one.setResult('unknown', '1', b('1/1'));
    one.setResult('A', 'unknown', b('1/1'));
    one.removeEntry('unknown');
    expect(one.rows()).toEqual(before);
  });

  it('takes who moves to a waiting list off, and keeps who does not start in sight', () => {
    const one = live();
    one.setEntry(climbed('A', [b('1/1')], { status: 'WAITING' }));
    expect(places(one.rows())).toEqual(['B 1']);
    one.setEntry(climbed('B', [b('1/1')], { status: 'DNS' }));
    one.setResult('B', '2', b('1/1'));
    expect(places(one.rows())).toEqual(['B -']);
  });
});

import type { ListedHeat, ListedRacer } from './listed-heat.ts';
import { listedHeats, missingRoutes } from './listed-heats.ts';
import type { Run } from './run.ts';
import { heatProblem, isRerun, verdictOf } from './verdict.ts';
import { readRunTime } from './run-time.ts';

const time = (ms: number): Run => ({ kind: 'TIME', ms });
const fall: Run = { kind: 'FALL' };
const falseStart: Run = { kind: 'FALSE_START' };

const racer = (uuid: string, startPosition: number | null, ...runs: (Run | null)[]): ListedRacer => ({
  entry: { uuid, startPosition, previousRanks: startPosition === null ? [] : [5 - startPosition] },
  runs,
  competitorNumber: null,
  out: false,
});

const text = ({ number, round, lanes, winner, done }: ListedHeat<ListedRacer>) => {
  const names = lanes.map(({ racer: one, waitsFor }) =>
    one ? one.entry.uuid : waitsFor ? `${waitsFor.takes} ${waitsFor.heat}` : '-',
  );
  return `${number} ${round}: ${names.join(' v ')} > ${winner?.entry.uuid ?? '-'}${done ? ' done' : ''}`;
};

const qualification = {
  system: 'IFSC_SPEED',
  losers: 'qualification',
  ties: 'qualification',
  routes: 2,
} as const;
const final = {
  system: 'IFSC_SPEED_FINAL',
  losers: 'qualification',
  ties: 'qualification',
  routes: 3,
} as const;

it('lets the first half begin on lane A, and then change lanes', () => {
  const list = ['a', 'b', 'c', 'd', 'e'].map((name, index) => racer(name, index + 1, null, null));
  expect(listedHeats(qualification, list).map(text)).toEqual([
    '1 First run: a v d > -',
    '2 First run: b v e > -',
    '3 First run: c v - > -',
    '4 Second run: d v a > -',
    '5 Second run: e v b > -',
    '6 Second run: - v c > -',
  ]);
});

it('puts those without a place in the order last, and is done once both have run', () => {
  const list = [racer('z', null, fall, null), racer('y', null, null, null), racer('a', 1, time(5000), null)];
  expect(listedHeats(qualification, list).map(text)).toEqual([
    '1 First run: a v y > -',
    '2 First run: z v - > - done',
    '3 Second run: y v a > -',
    '4 Second run: - v z > -',
  ]);
});

it('goes by number where no order is drawn, and waits for nobody who is out', () => {
  const list = ['10', '9', null].map((competitorNumber, index) => ({
    ...racer(competitorNumber ?? `e${index}`, null, time(5000), null),
    competitorNumber,
    out: competitorNumber === '9',
  }));
  expect(listedHeats(qualification, list).map(text)).toEqual([
    '1 First run: 9 v 10 > -',
    '2 First run: e2 v - > - done',
    '3 Second run: 10 v 9 > - done',
    '4 Second run: - v e2 > -',
  ]);
});

it('lists a bracket with whoever comes from which heat', () => {
  // The last to start is the first seed.
  const racers = [racer('one', 4, time(5000)), racer('two', 3), racer('three', 2), racer('four', 1, fall)];
  expect(listedHeats(final, racers).map(text)).toEqual([
    '1 1/2: one v four > one done',
    '2 1/2: two v three > -',
    '3 Small final: four v loser 2 > -',
    '4 Final: one v winner 2 > -',
  ]);
});

it('names nobody in heats that nobody can reach', () => {
  expect(listedHeats(final, []).map(text)).toEqual([
    '1 1/2: - v - > - done',
    '2 1/2: - v - > - done',
    '3 Small final: - v - > - done',
    '4 Final: - v - > - done',
  ]);
});

const semiFinals = () => [
  racer('e1', 4, time(5000)),
  racer('e2', 3, time(5100)),
  racer('e3', 2, time(5200)),
  racer('e4', 1, time(5300)),
];

it.each([
  [
    'e1',
    [
      '1 1/2: - v e4 > e4 done',
      '2 1/2: e2 v e3 > e2 done',
      '3 Small final: - v e3 > e3 done',
      '4 Final: e4 v e2 > -',
    ],
  ],
  [
    'e2',
    [
      '1 1/2: e1 v e4 > e1 done',
      '2 1/2: - v e3 > e3 done',
      '3 Small final: e4 v - > e4 done',
      '4 Final: e1 v e3 > -',
    ],
  ],
  [
    'e4',
    [
      '1 1/2: e1 v - > e1 done',
      '2 1/2: e2 v e3 > e2 done',
      '3 Small final: - v e3 > e3 done',
      '4 Final: e1 v e2 > -',
    ],
  ],
])('leaves the line of %s empty once they have gone', (gone, expected) => {
  const left = semiFinals().filter(({ entry }) => entry.uuid !== gone);
  expect(listedHeats(final, left).map(text)).toEqual(expected);
});

it('lets whoever waits for a heat without anybody go on', () => {
  const left = semiFinals().filter(({ entry }) => ['e2', 'e3'].includes(entry.uuid));
  expect(listedHeats(final, left).map(text)).toEqual([
    '1 1/2: - v - > - done',
    '2 1/2: e2 v e3 > e2 done',
    '3 Small final: - v e3 > e3 done',
    '4 Final: - v e2 > e2 done',
  ]);
});

it('gives the first seed of three a heat without an opponent', () => {
  const three = [
    ['one', 3, 1],
    ['two', 2, 2],
    ['three', 1, 3],
  ] as const;
  const racers = three.map(([name, position, rank]) => {
    const { entry, ...rest } = racer(name, position);
    return { ...rest, entry: { ...entry, previousRanks: [rank] } };
  });
  expect(listedHeats(final, racers).slice(0, 2).map(text)).toEqual([
    '1 1/2: one v - > one done',
    '2 1/2: two v three > -',
  ]);
});

it.each([
  ['drawn', [1, 2, 3, 4]],
  ['not drawn', [null, null, null, null]],
])('changes nobody’s opponent in a qualification that is %s when somebody comes late', (_name, positions) => {
  const list = positions.map((position, index) => racer(`e${index}`, position, null, null));
  const pairs = (racers: readonly ListedRacer[]) =>
    listedHeats(qualification, racers).map((heat) => text(heat).replace(/^\d+ /, ''));
  expect(pairs([...list, racer('late', null, null, null)])).toEqual(expect.arrayContaining(pairs(list)));
});

it.each<[string, Run | null, Run | null, object | null]>([
  ['nothing', time(5000), null, null],
  ['the time', time(5001), time(5214), { by: 'time', ms: 213 }],
  ['a fall', time(9000), fall, { by: 'fall' }],
  ['a false start', null, falseStart, { by: 'false-start' }],
  ['whoever is not there', null, { kind: 'DNS' }, { by: 'not-started' }],
  ['two falls', fall, fall, { by: 'qualification' }],
  ['equal times', time(5000), time(5000), { by: 'qualification' }],
])('tells that %s decided a heat', (_name, a, b, verdict) => {
  const racers = [racer('one', 4, a), racer('two', 3), racer('three', 2), racer('four', 1, b)];
  const [heat] = listedHeats(final, racers);
  expect(heat && verdictOf(heat)).toEqual(verdict);
});

it('tells that there was no opponent', () => {
  const [, alone] = listedHeats(final, [racer('one', 4), racer('two', 3)]);
  expect(alone && verdictOf(alone)).toEqual({ by: 'no-opponent' });
});

it('tells that whoever lost by the times has raced on', () => {
  const racers = [
    racer('one', 4, fall, null, time(5000)),
    racer('two', 3),
    racer('three', 2),
    racer('four', 1, time(4000)),
  ];
  const [heat] = listedHeats(final, racers);
  expect(heat && [heat.winner?.entry.uuid, verdictOf(heat)]).toEqual(['one', { by: 'raced-on' }]);
});

it.each<[Run | null, Run | null, RegExp | null]>([
  [time(5000), time(5000), null],
  [falseStart, { kind: 'WALKOVER' }, null],
  [falseStart, falseStart, /whoever moved first/],
  [{ kind: 'WALKOVER' }, { kind: 'WALKOVER' }, /Both lanes/],
  [{ kind: 'WALKOVER' }, fall, /needs an opponent/],
  [null, { kind: 'WALKOVER' }, /needs an opponent/],
])('finds what is wrong with %j and %j', (a, b, problem) => {
  if (problem) expect(heatProblem(a, b)).toMatch(problem);
  else expect(heatProblem(a, b)).toBeNull();
});

it.each([
  ['IFSC_SPEED_FINAL', 'qualification', 0, 3],
  ['IFSC_SPEED_FINAL', 'qualification', 2, 1],
  ['IFSC_SPEED_FINAL', 'qualification', 3, 0],
  ['IFSC_SPEED_FINAL', 'heat-time', 6, 0],
  ['IFSC_SPEED_FINAL', 'race-on', 4, 3],
  ['IFSC_SPEED_FINAL', 'race-on', 7, 0],
  ['IFSC_SPEED', 'qualification', 0, 1],
  ['IFSC_SPEED', 'qualification', 1, 0],
] as const)('finds that %s, %s, with %i routes lacks %i', (system, losers, routes, missing) =>
  expect(missingRoutes({ system, losers, routes })).toBe(missing),
);

it.each([
  ['5.213', 5213],
  ['5,2', 5200],
  ['12', 12_000],
  ['5.', 5000],
])('reads %s', (typed, ms) => expect(readRunTime(typed)).toEqual({ ms, problem: null }));

it.each([
  ['0', /at least 1 second/],
  ['5940', /5 minutes at most/],
  ['', /in seconds/],
  ['5.2134', /in seconds/],
  ['-5', /in seconds/],
])('refuses the time %s', (typed, problem) => expect(readRunTime(typed).problem).toMatch(problem));

/* scoring rules, section 13 */
it.each([
  ['qualification', '1 1/2: a v d > a done', false],
  ['re-run', '1 1/2: a v d > -', true],
] as const)('decides equal times by %s', (ties, heat, again) => {
  const list = [racer('d', 1, time(5000)), racer('c', 2), racer('b', 3), racer('a', 4, time(5000))];
  const [first] = listedHeats({ ...final, ties }, list);
  expect(first && [text(first), isRerun(first)]).toEqual([heat, again]);
  const fallen = [racer('d', 1, fall), racer('c', 2), racer('b', 3), racer('a', 4, fall)];
  expect(listedHeats({ ...final, ties }, fallen)[0]?.winner?.entry.uuid).toBe('a');
});

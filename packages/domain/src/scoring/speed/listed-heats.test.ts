import type { ListedHeat, ListedRacer } from './listed-heat.ts';
import { listedHeats } from './listed-heats.ts';
import type { Run } from './run.ts';
import { heatProblem, verdictOf } from './verdict.ts';
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

const qualification = { system: 'IFSC_SPEED', losers: 'qualification', routes: 2 } as const;
const final = { system: 'IFSC_SPEED_FINAL', losers: 'qualification', routes: 3 } as const;

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
  const list = [racer('z', null, null, fall), racer('y', null, null, null), racer('a', 1, time(5000), null)];
  expect(listedHeats(qualification, list).map(text)).toEqual([
    '1 First run: a v z > - done',
    '2 First run: y v - > -',
    '3 Second run: z v a > -',
    '4 Second run: - v y > -',
  ]);
});

it('goes by number where no order is drawn, and waits for nobody who is out', () => {
  const list = ['10', '9', null].map((competitorNumber, index) => ({
    ...racer(competitorNumber ?? `e${index}`, null, time(5000), null),
    competitorNumber,
    out: competitorNumber === '9',
  }));
  expect(listedHeats(qualification, list).map(text)).toEqual([
    '1 First run: 9 v e2 > -',
    '2 First run: 10 v - > - done',
    '3 Second run: e2 v 9 > - done',
    '4 Second run: - v 10 > -',
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
    '3 Small final: loser 1 v loser 2 > -',
    '4 Final: winner 1 v winner 2 > -',
  ]);
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

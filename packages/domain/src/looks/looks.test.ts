import { lateBy } from './late.ts';
import { type LookedAt, looksOf, lookSentence } from './looks.ts';
import { ringsOf } from './rings.ts';

const minute = 60_000;

const result = (climber: string, more: Partial<LookedAt> = {}): LookedAt => ({
  climber,
  route: 'r1',
  category: 'open',
  topped: false,
  flashed: false,
  selfLogged: true,
  madeMs: 0,
  lateMs: 0,
  witness: null,
  ...more,
});
const tried = (people: number, more: Partial<LookedAt> = {}) =>
  Array.from({ length: people }, (_, at) => result(`other${at}`, more));
const top = (climber: string, more: Partial<LookedAt> = {}) => result(climber, { topped: true, ...more });
const found = (...results: LookedAt[]) => looksOf(results).map((look) => [look.kind, ...look.climbers]);

it.each<[string, LookedAt[], string[][]]>([
  ['the only top among many', [...tried(7), top('ada')], [['HARD_TOP', 'ada']]],
  ['a flash that nobody else topped', [...tried(7), top('ada', { flashed: true })], [['LONE_FLASH', 'ada']]],
  [
    'a flash that a second topped, as a rare top',
    [...tried(6), top('ada', { flashed: true }), top('bea')],
    [
      ['HARD_TOP', 'ada'],
      ['HARD_TOP', 'bea'],
    ],
  ],
  ['nothing where three topped it', [...tried(7), top('ada'), top('bea'), top('cem')], []],
  ['nothing where few have tried', [...tried(6), top('ada')], []],
  ['nothing that a judge logged', [...tried(7), top('ada', { selfLogged: false })], []],
  ['judges’ results as tops of others', [...tried(7, { topped: true, selfLogged: false }), top('ada')], []],
  ['nothing across categories', [...tried(7, { category: 'kids' }), top('ada')], []],
])('finds %s', (_what, results, looks) => expect(found(...results)).toEqual(looks));

const topsAt = (...times: number[]) =>
  times.map((time, at) => top('ada', { route: `r${at}`, madeMs: time * minute }));

it('finds many tops within minutes, of each run the whole once', () => {
  expect(looksOf(topsAt(0, 1, 2, 3))).toEqual([]);
  expect(looksOf(topsAt(0, 2, 4, 6, 8))).toEqual([]);
  expect(looksOf(topsAt(0, 1, 2, 3, 4, 4.9, 60))).toMatchObject([{ kind: 'MANY_TOPS', count: 6, madeMs: 0 }]);
  const twice = looksOf(topsAt(0, 0, 0, 0, 0, 60, 60, 60, 60, 60));
  expect(twice.map(({ key }) => key)).toEqual(['MANY_TOPS ada 0', `MANY_TOPS ada ${60 * minute}`]);
  expect(looksOf(topsAt(0, 1, 2, 3, 4).map((one) => ({ ...one, selfLogged: false })))).toEqual([]);
});

it('finds whose results came after the end of their time, once for each climber', () => {
  const looks = looksOf([
    result('ada', { lateMs: 1, madeMs: 5 }),
    result('ada', { route: 'r2', lateMs: 11.5 * minute, madeMs: 7 }),
    result('bea', { route: 'r2', lateMs: 30_000 }),
    result('cem'),
    result('dee', { lateMs: minute, selfLogged: false }),
  ]);
  expect(looks).toMatchObject([
    { key: 'SENT_LATE ada 7', climbers: ['ada'], route: null, count: 2, minutes: 12, madeMs: 7 },
    { key: 'SENT_LATE bea 0', climbers: ['bea'], route: 'r2', count: 1, minutes: 1 },
  ]);
});

it('is late from the end of a time that is known', () => {
  const window = { startMs: 0, endMs: 10 };
  expect([lateBy(9, window), lateBy(10, window), lateBy(12, window), lateBy(12, null)]).toEqual([0, 0, 2, 0]);
});

const confirmed = (climber: string, witness: string | null, times = 3) =>
  Array.from({ length: times }, () => ({ climber, witness }));

it.each<[string, ReturnType<typeof confirmed>, string[]]>([
  [
    'two who confirm only each other',
    [...confirmed('ada', 'bea'), ...confirmed('bea', 'ada')],
    ['ada bea 6'],
  ],
  [
    'three in a circle',
    [...confirmed('ada', 'bea'), ...confirmed('bea', 'cem'), ...confirmed('cem', 'ada', 4)],
    ['ada bea cem 10'],
  ],
  [
    'nobody whom somebody else confirms, too',
    [...confirmed('ada', 'bea'), ...confirmed('bea', 'ada'), ...confirmed('bea', 'cem', 1)],
    [],
  ],
  ['nobody who only gives', [...confirmed('ada', 'bea')], []],
  ['nobody with fewer results', [...confirmed('ada', 'bea'), ...confirmed('bea', 'ada', 2)], []],
  [
    'no four',
    [
      ...confirmed('ada', 'bea'),
      ...confirmed('bea', 'cem'),
      ...confirmed('cem', 'dee'),
      ...confirmed('dee', 'ada'),
    ],
    [],
  ],
  ['what judges confirmed as nothing', [...confirmed('ada', null), ...confirmed('bea', 'ada')], []],
])('finds %s', (_what, results, rings) =>
  expect(ringsOf(results).map(({ climbers, count }) => [...climbers, count].join(' '))).toEqual(rings),
);

it('says why', () => {
  const climbers = ['ada'];
  expect(lookSentence({ kind: 'LONE_FLASH', climbers, count: 1, tried: 9, minutes: null })).toBe(
    'Flashed it; none of the 8 others who tried has topped it.',
  );
  expect(lookSentence({ kind: 'HARD_TOP', climbers, count: 2, tried: 9, minutes: null })).toBe(
    'One of 2 tops among 9 who tried.',
  );
  expect(lookSentence({ kind: 'RING', climbers: ['ada', 'bea'], count: 6, tried: null, minutes: null })).toBe(
    'Confirm only each other: 6 results.',
  );
  const late = { kind: 'SENT_LATE', climbers, tried: null } as const;
  expect(lookSentence({ ...late, count: 1, minutes: 1 })).toBe(
    'Came in up to a minute after the end of their time. It counts, because their phone says that it was made before.',
  );
  expect(lookSentence({ ...late, count: 2, minutes: 12 })).toBe(
    '2 results came in up to 12 minutes after the end of their time. They count, because their phone says that they were made before.',
  );
});

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
  expect(lookSentence({ kind: 'LONE_FLASH', climbers, count: 1, tried: 9 })).toBe(
    'Flashed it; none of the 8 others who tried has topped it.',
  );
  expect(lookSentence({ kind: 'HARD_TOP', climbers, count: 2, tried: 9 })).toBe(
    'One of 2 tops among 9 who tried.',
  );
  expect(lookSentence({ kind: 'RING', climbers: ['ada', 'bea'], count: 6, tried: null })).toBe(
    'Confirm only each other: 6 results.',
  );
});

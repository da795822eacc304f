import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { defaultScoringSettings, type ScoringSettings } from '../competition/settings.ts';
import type { BoardEntry, BoardInput, RouteResult } from '../model.ts';
import {
  anEntry,
  boulderResult as b,
  boulders,
  climbed,
  sportResult as s,
  sportRoutes,
} from '../testing/board-builders.ts';
import { rankBoard } from './board.ts';
import { type Prospect, prospectsIn } from './prospect.ts';
import { systems } from './systems.ts';
import { createTieBreak } from './tie-breaks.ts';

const inputOf = (
  entries: readonly BoardEntry[],
  system: BoardInput['system'] = 'IFSC_BOULDER_2025',
  settings: Partial<ScoringSettings> = {},
  routes = boulders(2),
): BoardInput => ({ system, settings: { ...defaultScoringSettings, ...settings }, routes, entries });

const prospectOf = (input: BoardInput, entry: string, newcomer: BoardEntry | null = null) =>
  prospectsIn(input, newcomer)(entry);

const [flash, zone] = [b('1/1'), b('1/-')];

it.each([
  ['has everything and nobody can pass', [flash, flash], [flash, null], 1, 'SURE'],
  ['can still be passed', [flash, zone], [flash, null], 1, 'OPEN'],
  ['can still win', [flash, null], [flash, zone], 1, 'OPEN'],
  ['cannot pass any more', [flash, b('1/3')], [flash, flash], 1, 'OUT'],
  ['cannot pass, but two go on', [flash, b('1/3')], [flash, flash], 2, 'SURE'],
  ['ties for the last place, at worst', [flash, flash], [flash, flash], 1, 'SURE'],
  ['has not started, and may', [null, null], [flash, flash], 1, 'OPEN'],
] as const)('says of somebody who %s', (_who, mine, theirs, places, is) => {
  const entries = [climbed('A', mine), climbed('B', theirs)];
  expect(prospectOf(inputOf(entries), 'A')?.(places)).toBe(is);
});

it('lets those who have retired climb no more', () => {
  const entries = [climbed('A', [zone]), climbed('B', [flash], { status: 'RETIRED' })];
  expect(prospectOf(inputOf(entries), 'B')?.(1)).toBe('OPEN');
  expect(
    prospectOf(inputOf([climbed('A', [flash, flash]), entries[1]].flatMap((one) => one ?? [])), 'B')?.(1),
  ).toBe('OUT');
});

it('is sure of nobody whom somebody could pass who may still enter', () => {
  const newcomer = climbed('N', []);
  const [leads, second] = [climbed('A', [flash, zone]), climbed('B', [zone], { status: 'RETIRED' })];
  const all = climbed('A', [flash, flash]);
  expect(prospectOf(inputOf([leads, second]), 'A', newcomer)?.(1)).toBe('OPEN');
  expect(prospectOf(inputOf([leads, second]), 'A')?.(1)).toBe('SURE');
  // They would tie.
  expect(prospectOf(inputOf([all, second]), 'A', newcomer)?.(1)).toBe('SURE');
  expect(prospectOf(inputOf([all, second]), 'B', newcomer)?.(1)).toBe('OUT');
});

it('reads places of the round before where scores are level', () => {
  const entries = [
    climbed('A', [flash, flash], { previousRanks: [2] }),
    climbed('B', [flash], { previousRanks: [1] }),
  ];
  expect(prospectOf(inputOf(entries), 'A')?.(1)).toBe('OPEN');
  expect(prospectOf(inputOf(entries), 'A')?.(2)).toBe('SURE');
});

it('waits in lead for everybody who has not climbed', () => {
  const lead = (last: RouteResult | null) =>
    inputOf(
      [climbed('A', [s('40')]), climbed('B', [s('30')]), climbed('C', [last])],
      'IFSC_LEAD',
      {},
      sportRoutes(1),
    );
  expect(prospectOf(lead(null), 'A')?.(1)).toBe('OPEN');
  expect(prospectOf(lead(null), 'B')?.(1)).toBe('OUT');
  expect(prospectOf(lead(s('12')), 'A')?.(1)).toBe('SURE');
});

it('knows that a late top may be worth less than its zone', () => {
  const penalty = { pointsPerTop: 100, pointsPerZone: 50, attemptPenalty: 10, flashBonus: 0 };
  const entries = [climbed('A', [zone]), climbed('B', [b('2/-', 2)], { status: 'RETIRED' })];
  expect(prospectOf(inputOf(entries, 'DEFAULT', penalty), 'A')?.(1)).toBe('OPEN');
  expect(prospectOf(inputOf(entries, 'DEFAULT', { ...penalty, attemptPenalty: 0 }), 'A')?.(1)).toBe('SURE');
});

it.each([
  ['scores depend on others', inputOf([climbed('A', [])], 'DEFAULT', { sharedPoints: true })],
  ['a board is of ranks', inputOf([climbed('A', [])], 'IFSC_SPORT')],
  ['groups are merged', inputOf([climbed('A', [], { startingGroup: 'A' })])],
  ['somebody did not start', inputOf([climbed('A', [], { status: 'DNS' })])],
  ['nobody knows them', inputOf([])],
])('does not tell where %s', (_why, input) => {
  expect(prospectOf(input, 'A')).toBeNull();
});

describe('against every way in which a small round may end', () => {
  const routes = boulders(2);
  /** More would take minutes. */
  const mostOpen = 3;

  const ends = (result: RouteResult | undefined): readonly (RouteResult | undefined)[] => {
    if (result && result.top !== null) return [result];
    const { tries, zone1 } = result ?? { tries: 0, zone1: null };
    return [
      result,
      ...[tries + 1, tries + 2, tries + 30].flatMap((attempt) => {
        const reached = { tries: attempt, zone1: zone1 ?? attempt, hold: 0, plus: false, duration: null };
        return [
          { ...reached, zone2: attempt, top: attempt },
          { ...reached, zone2: null, top: null },
        ];
      }),
    ];
  };

  const everyEnd = (entries: readonly BoardEntry[]): BoardEntry[][] => {
    const [first, ...others] = entries;
    if (!first) return [[]];
    const results = routes.reduce<(readonly (RouteResult | undefined)[])[]>(
      (all, { uuid }) => {
        const open = first.status === 'ENTERED' ? ends(first.results.get(uuid)) : [first.results.get(uuid)];
        return all.flatMap((row) => open.map((end) => [...row, end]));
      },
      [[]],
    );
    const own = results.map((row) =>
      anEntry(first.uuid, Object.fromEntries(row.map((end, index) => [`${index + 1}`, end ?? null])), {
        status: first.status,
        previousRanks: first.previousRanks,
      }),
    );
    return everyEnd(others).flatMap((rest) => own.map((one) => [one, ...rest]));
  };

  const openIn = ({ status, results }: BoardEntry) =>
    status === 'ENTERED' ? routes.filter(({ uuid }) => results.get(uuid)?.top == null).length : 0;

  const marks = constantFrom('1/1', '1/1', '1/3', '2/2', '1/-', '-/-');
  const field = array(
    record({
      marks: array(option(marks, { nil: null }), { minLength: 2, maxLength: 2 }),
      status: constantFrom('ENTERED' as const, 'ENTERED' as const, 'RETIRED' as const),
      before: option(integer({ min: 1, max: 2 }), { nil: null }),
    }),
    { minLength: 2, maxLength: 4 },
  )
    .map((people) =>
      people.map(({ marks: made, status, before }, index) =>
        climbed(
          `P${index}`,
          made.map((mark) => (mark === null ? null : b(mark))),
          { status, previousRanks: before === null ? [] : [before] },
        ),
      ),
    )
    .filter((entries) => entries.reduce((open, one) => open + openIn(one), 0) <= mostOpen);

  const settings = record({
    attemptPenalty: constantFrom(0, 20),
    pointsTieBreak: constantFrom('none' as const, 'falls' as const, 'flashes' as const),
    podiumTieBreak: boolean(),
    rankRetiredLast: boolean(),
    bestN: option(constantFrom(1), { nil: null }),
    attemptPoints: constantFrom([], [30, 80, 50]),
  });

  it.each(['IFSC_BOULDER_2025', 'IFSC_RANKING', 'DEFAULT'] as const)('%s', (system) => {
    assert(
      property(field, settings, integer({ min: 1, max: 3 }), (entries, scoring, places) => {
        const input = inputOf(entries, system, scoring, routes);
        const isWhole = createTieBreak(systems[system], input.settings, routes) === null;
        const told = prospectsIn(input, null);
        const said = entries.map(({ uuid }) => told(uuid)?.(places));
        const seen = entries.map(() => new Set<boolean>());
        for (const end of everyEnd(entries)) {
          const rows = rankBoard({ ...input, entries: end });
          for (const [index, { uuid }] of entries.entries()) {
            const position = rows.find(({ entry }) => entry === uuid)?.position ?? null;
            // Everybody tied for the last place is among the best.
            seen[index]?.add(position !== null && position <= places);
          }
        }
        for (const [index, prospect] of said.entries()) {
          const known: Prospect = seen[index]?.size === 2 ? 'OPEN' : seen[index]?.has(true) ? 'SURE' : 'OUT';
          if (isWhole || prospect !== 'OPEN') expect([prospect, index]).toEqual([known, index]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

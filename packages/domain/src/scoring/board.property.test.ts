import { defaultScoringSettings, type ScoringSettings } from '../competition/settings.ts';
import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  integer,
  oneof,
  option,
  property,
  record,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';
import type { BoardEntry, BoardRoute, BoardRow, RouteResult } from '../model.ts';
import { scoringSystems } from '../vocabulary.ts';
import { aBoulder, aSportRoute } from '../testing/board-builders.ts';
import { createBoard, rankBoard } from './board.ts';
import { systems } from './systems.ts';

const allRoutes: readonly BoardRoute[] = [
  aBoulder('b1'),
  aBoulder('b2', 2),
  aSportRoute('s1'),
  aSportRoute('s2', 30),
];

const names = ['Ada', 'Bea', 'Cem', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ina', 'Jon'];

/** Few values, so that there are many ties. */
const boulder: Arbitrary<RouteResult> = record({
  zone: option(constantFrom(1, 2), { nil: null }),
  top: option(constantFrom(0, 1), { nil: null }),
}).map(({ zone, top: later }) => {
  const top = later === null ? null : (zone ?? 1) + later;
  return {
    tries: top ?? zone ?? 1,
    top,
    zone1: zone ?? top,
    zone2: top,
    hold: 0,
    plus: false,
    duration: null,
  };
});

const sport: Arbitrary<RouteResult> = record({
  top: boolean(),
  hold: constantFrom(0, 9, 10, 28),
  plus: boolean(),
  duration: option(constantFrom(100, 200), { nil: null }),
}).map(({ top, hold, plus, duration }) => ({
  tries: 1,
  top: top ? 1 : null,
  zone1: null,
  zone2: null,
  hold: top ? 45 : hold,
  plus: plus && !top,
  duration,
}));

const entry: Arbitrary<BoardEntry> = record({
  uuid: constantFrom(...names),
  firstName: constantFrom('Kim', 'Lou'),
  lastName: constantFrom('Berg', 'Fels'),
  status: constantFrom('ENTERED', 'ENTERED', 'ENTERED', 'RETIRED', 'DNS', 'DSQ', 'WAITING'),
  startingGroup: constantFrom(null, null, 'A', 'B'),
  startPosition: option(integer({ min: 1, max: 20 }), { nil: null }),
  previousRanks: array(option(constantFrom(1, 2), { nil: null }), { maxLength: 2 }),
  results: record({ b1: option(boulder), b2: option(boulder), s1: option(sport), s2: option(sport) }).map(
    (all) => new Map(Object.entries(all).flatMap(([route, result]) => (result ? [[route, result]] : []))),
  ),
});

type Change =
  | { readonly kind: 'set'; readonly entry: BoardEntry }
  | { readonly kind: 'remove'; readonly uuid: string }
  | {
      readonly kind: 'result';
      readonly uuid: string;
      readonly route: string;
      readonly result: RouteResult | null;
    };

const uuid = constantFrom(...names);
const resultOn = (route: string, result: Arbitrary<RouteResult>): Arbitrary<Change> =>
  record({ uuid, result: option(result, { nil: null }) }).map((set) => ({ kind: 'result', route, ...set }));

const change: Arbitrary<Change> = oneof(
  { weight: 1, arbitrary: entry.map((set): Change => ({ kind: 'set', entry: set })) },
  { weight: 1, arbitrary: uuid.map((removed): Change => ({ kind: 'remove', uuid: removed })) },
  { weight: 8, arbitrary: resultOn('b1', boulder) },
  { weight: 8, arbitrary: resultOn('b2', boulder) },
  { weight: 8, arbitrary: resultOn('s1', sport) },
  { weight: 8, arbitrary: resultOn('s2', sport) },
);

const settings: Arbitrary<ScoringSettings> = record({
  bestN: option(constantFrom(1, 2), { nil: null }),
  sharedPoints: boolean(),
  flashBonus: constantFrom(0, 5),
  attemptPoints: constantFrom([], [10, 7]),
  pointsTieBreak: constantFrom('none', 'falls', 'flashes'),
  timeTieBreak: constantFrom('none', 'podium', 'all'),
  podiumTieBreak: boolean(),
  rankRetiredLast: boolean(),
  routePoints: dictionary(constantFrom('b1', 's2'), integer({ min: 0, max: 500 })),
}).map((some) => ({ ...defaultScoringSettings, ...some }));

/** The result of the changes, kept only in a plain map. */
function apply(entries: Map<string, BoardEntry>, step: Change): void {
  if (step.kind === 'set') entries.set(step.entry.uuid, step.entry);
  if (step.kind === 'remove') entries.delete(step.uuid);
  const before = step.kind === 'result' ? entries.get(step.uuid) : undefined;
  if (step.kind !== 'result' || !before) return;
  const results = new Map(before.results);
  if (step.result) results.set(step.route, step.result);
  else results.delete(step.route);
  entries.set(step.uuid, { ...before, results });
}

const scenario = record({
  grouped: boolean(),
  scoring: settings,
  first: uniqueArray(entry, { selector: (one) => one.uuid, minLength: 5 }),
  changes: array(record({ change, look: boolean() }), { minLength: 5, maxLength: 40 }),
});

it.each(scoringSystems)('keeps a live board of %s the same as one ranked anew', (system) => {
  const counts = systems[system].climbType;
  const routes = allRoutes.filter(({ climbType }) => counts === null || climbType === counts);
  const matters = ({ change: step }: { readonly change: Change }) =>
    step.kind !== 'result' || routes.some((route) => route.uuid === step.route);

  assert(
    property(scenario, ({ grouped, scoring, first, changes }) => {
      const inGroup = (one: BoardEntry) => (grouped ? one : { ...one, startingGroup: null });
      const entries = new Map(first.map((one) => [one.uuid, inGroup(one)]));
      const input = () => ({ system, settings: scoring, routes, entries: [...entries.values()] });
      const board = createBoard(input());
      board.rows();
      for (const { change: step, look } of changes.filter(matters)) {
        if (step.kind === 'set') board.setEntry(inGroup(step.entry));
        if (step.kind === 'remove') board.removeEntry(step.uuid);
        if (step.kind === 'result') board.setResult(step.uuid, step.route, step.result);
        apply(entries, step.kind === 'set' ? { ...step, entry: inGroup(step.entry) } : step);
        if (look) expect(board.rows()).toEqual(rankBoard(input()));
      }
      expect(board.rows()).toEqual(rankBoard(input()));
    }),
    { numRuns: 150 },
  );
});

it('keeps the rows of those who did not move', () => {
  const result = { tries: 1, top: 1, zone1: 1, zone2: 1, hold: 0, plus: false, duration: null };
  const entries = names.map((name, index) => ({
    uuid: name,
    firstName: name,
    lastName: 'Berg',
    status: 'ENTERED' as const,
    startingGroup: null,
    previousRanks: [],
    startPosition: null,
    results: new Map([['b1', { ...result, tries: index + 1, top: index + 1 }]]),
  }));
  const board = createBoard({
    system: 'IFSC_RANKING',
    settings: defaultScoringSettings,
    routes: allRoutes,
    entries,
  });
  const before = [...board.rows()];
  expect(board.rows()).toEqual(before);
  board.setResult('Eli', 'b2', { ...result, top: null });
  const after = board.rows();
  const moved = (rows: readonly BoardRow[]) =>
    rows.filter((row) => !before.includes(row)).map((row) => row.entry);
  expect(moved(after)).toEqual(['Eli', 'Ada', 'Bea', 'Cem', 'Dee']);
});

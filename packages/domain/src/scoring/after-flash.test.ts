import { defaultScoringSettings, type ScoringSettings } from '../competition/settings.ts';
import type { BoardEntry, BoardRoute } from '../model.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import { boulderResult as b, boulders, climbed, sportRoutes } from '../testing/board-builders.ts';
import { afterFlash } from './after-flash.ts';

const person = (name: string, marks: readonly (string | null)[], more: Partial<BoardEntry> = {}) =>
  climbed(
    name,
    marks.map((mark) => (mark === null ? null : b(mark))),
    more,
  );

const after = (
  system: ScoringSystem,
  ahead: BoardEntry,
  behind: BoardEntry,
  { routes = boulders(4), ...settings }: Partial<ScoringSettings> & { routes?: readonly BoardRoute[] } = {},
) => afterFlash({ system, settings: { ...defaultScoringSettings, ...settings }, routes }, ahead, behind);

it.each([
  ['DEFAULT', ['1/1', '1/1'], [null, '1/-'], { by: 'score', ahead: 500, behind: 350 }],
  ['DEFAULT', ['1/1'], [], { by: 'tied' }],
  ['DEFAULT', ['1/2'], [], null],
  ['IFSC_BOULDER_2025', ['1/1', '1/2'], ['1/1'], null],
  ['IFSC_BOULDER_2025', ['1/1', '1/1', '1/1'], ['1/1'], { by: 'score', ahead: 75, behind: 50 }],
  ['IFSC_RANKING', ['1/1', '1/1', '1/1'], ['1/1'], { by: 'tops', ahead: 3, behind: 2 }],
  ['IFSC_RANKING', ['1/1', '1/1'], ['1/3'], { by: 'triesToTop', ahead: 2, behind: 4 }],
] as const)('says in %s what is left of %j before %j', (system, first, second, left) => {
  expect(after(system, person('A', first), person('B', second))?.left).toEqual(left);
});

it('is about the first boulder that was not tried', () => {
  const ahead = person('A', ['1/1', '1/1', '1/1']);
  expect(after('IFSC_RANKING', ahead, person('B', ['1/1', '-/-', null, '1/1']))?.route).toBe('3');
});

it('adds only the best routes where only those count', () => {
  const [ahead, behind] = [person('A', ['1/1', '1/1']), person('B', ['1/1', '1/2'])];
  expect(after('DEFAULT', ahead, behind, { bestN: 2 })?.left).toEqual({ by: 'tied' });
});

it('knows nothing where others decide, where nobody climbs and where nothing is left', () => {
  const [ahead, behind] = [person('A', ['1/1']), person('B', [])];
  expect(after('DEFAULT', ahead, behind, { sharedPoints: true })).toBeNull();
  expect(after('IFSC_LEAD', ahead, behind, { routes: sportRoutes(1) })).toBeNull();
  expect(after('DEFAULT', ahead, person('B', [], { status: 'RETIRED' }))).toBeNull();
  expect(after('DEFAULT', ahead, person('B', [], { startingGroup: 'g' }))).toBeNull();
  expect(after('DEFAULT', ahead, person('B', ['-/-', '-/-', '-/-', '-/-']))).toBeNull();
});

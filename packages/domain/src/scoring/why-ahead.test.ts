import { defaultScoringSettings, type ScoringSettings } from '../competition/settings.ts';
import type { BoardEntry, BoardRoute } from '../model.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import {
  board,
  boulderResult as b,
  boulders,
  climbed,
  sportResult as s,
  sportRoutes,
} from '../testing/board-builders.ts';
import { whyAhead } from './why-ahead.ts';

function why(
  system: ScoringSystem,
  routes: readonly BoardRoute[],
  entries: readonly [BoardEntry, BoardEntry],
  settings: Partial<ScoringSettings> = {},
) {
  const rows = board(system, routes, entries, settings);
  const [ahead, behind] = rows.map((row) => ({
    row,
    entry: entries.find(({ uuid }) => uuid === row.entry) ?? entries[0],
  }));
  if (!ahead || !behind) throw new Error('two are compared');
  return whyAhead(system, { ...defaultScoringSettings, ...settings }, ahead, behind);
}

it.each([
  [['1/1', '1/1'], ['1/1', '1/-'], { by: 'tops', ahead: 2, behind: 1 }],
  [['1/1', '1/-'], ['1/1', '-/-'], { by: 'zones', ahead: 2, behind: 1 }],
  [['1/1', '1/2'], ['1/2', '1/2'], { by: 'triesToTop', ahead: 3, behind: 4 }],
  [['1/2', '1/2'], ['2/2', '1/2'], { by: 'triesToZone', ahead: 2, behind: 3 }],
  [['1/1', '1/1'], ['1/1', '1/1'], { by: 'tied' }],
])('says what decides between tops and zones: %j before %j', (first, second, reason) => {
  const entries = [
    climbed(
      'A',
      first.map((marks) => b(marks)),
    ),
    climbed(
      'B',
      second.map((marks) => b(marks)),
    ),
  ] as const;
  expect(why('IFSC_RANKING', boulders(2), entries)).toEqual(reason);
});

it('says the scores where they differ', () => {
  const entries = [climbed('A', [b('1/2')]), climbed('B', [b('1/-')])] as const;
  expect(why('DEFAULT', boulders(1), entries)).toEqual({ by: 'score', ahead: 249, behind: 100 });
  expect(why('IFSC_BOULDER_2025', boulders(1), entries)).toEqual({ by: 'score', ahead: 24.9, behind: 10 });
});

it('says which rank of an earlier round decides between equal scores', () => {
  const entries = [
    climbed('A', [b('1/1')], { previousRanks: [4, 1] }),
    climbed('B', [b('1/1')], { previousRanks: [4, null] }),
  ] as const;
  expect(why('IFSC_BOULDER_2025', boulders(1), entries)).toEqual({ by: 'countBack', ahead: 1, behind: null });
});

it('says the times of a lead final', () => {
  const entries = [climbed('A', [s('27+', 161)]), climbed('B', [s('27+', 172)])] as const;
  expect(why('IFSC_LEAD', sportRoutes(1), entries)).toEqual({ by: 'time', ahead: 161_000, behind: 172_000 });
});

it('says that fewer attempts split the podium of a boulder final', () => {
  const entries = [climbed('A', [b('1/1'), b('1/3')]), climbed('B', [b('1/2'), b('1/2')])] as const;
  expect(why('IFSC_RANKING', boulders(2), entries, { podiumTieBreak: true })).toEqual({
    by: 'fewestAttempts',
  });
});

it.each(['falls', 'flashes'] as const)('says that equal points were split by %s', (pointsTieBreak) => {
  const entries = [climbed('A', [b('1/1'), b('1/4')]), climbed('B', [b('1/3'), b('1/4')])] as const;
  const settings = { attemptPenalty: 0, pointsTieBreak };
  expect(why('DEFAULT', boulders(2), entries, settings)).toEqual({ by: pointsTieBreak });
});

it('says that nothing compares starting groups, people who retired, and who has no result', () => {
  const better = climbed('A', [b('1/1')]);
  const worse = climbed('B', [b('1/-')]);
  const groups = [
    { ...better, startingGroup: 'x' },
    { ...worse, startingGroup: 'y' },
  ] as const;
  expect(why('DEFAULT', boulders(1), groups)).toEqual({ by: 'tied' });
  const retired = [{ ...better, status: 'RETIRED' }, worse] as const;
  expect(why('DEFAULT', boulders(1), retired, { rankRetiredLast: true })).toEqual({ by: 'retired' });
  expect(why('DEFAULT', boulders(1), [better, climbed('B', [])])).toEqual({ by: 'unranked' });
});

it('says that products decide where two scores print alike', () => {
  const row = (score: number, position: number) => ({
    entry: '',
    position,
    score,
    scoreText: '63.00',
    scoreTuple: null,
  });
  const [A, B] = [climbed('A', []), climbed('B', [])];
  const reason = whyAhead(
    'IFSC_SPORT',
    defaultScoringSettings,
    { row: row(62.998_016, 66), entry: A },
    { row: row(63, 67), entry: B },
  );
  expect(reason).toEqual({ by: 'product' });
});

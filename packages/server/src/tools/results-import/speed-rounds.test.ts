import type { Run } from '@topout/domain';
import { finalOf } from './speed-rounds.ts';
import type { SpeedFile, SpeedHeat } from './speed-file.ts';

const heat = (
  stage: string,
  number: number,
  [a, b]: [number, number],
  winner: number,
  ms = 5_290,
): SpeedHeat => ({
  stage,
  heat: number,
  a,
  b,
  a_ms: 5_290,
  b_ms: ms,
  winner,
});

/** Everybody by their rank in the qualification. */
const aFile = (heats: readonly SpeedHeat[]): SpeedFile => ({
  competition: 'Cup',
  year: 2023,
  category: 'Women',
  discipline: 'speed',
  format: 'speed-16',
  competitors: [1, 2, 3, 4].map((id) => ({ id, qualification: { best: '5.00', rank: id } })),
  heats: [...heats],
});

const timesOf = (file: SpeedFile) =>
  finalOf(file)?.round.competitors.map(({ runs = [] }) => runs.map(msOf)) ?? [];
const msOf = (run: Run | null) => (run?.kind === 'TIME' ? run.ms : null);

it('keeps equal times as they are published, whoever won', () => {
  const heats = [
    heat('1/2', 1, [1, 4], 4),
    heat('1/2', 2, [2, 3], 2),
    heat('Small Final', 1, [1, 3], 1, 5_300),
    heat('Final', 1, [4, 2], 2),
  ];
  expect(timesOf(aFile(heats))).toEqual([
    [5_290, 5_290, null],
    [5_290, null, 5_290],
    [5_290, 5_300, null],
    [5_290, null, 5_290],
  ]);
});

it('takes the time of whoever lost the final as longer where the qualification would have them win', () => {
  const heats = [
    heat('1/2', 1, [1, 4], 1, 5_300),
    heat('1/2', 2, [2, 3], 2, 5_300),
    heat('Final', 1, [1, 2], 2),
  ];
  expect(timesOf(aFile(heats)).slice(0, 2)).toEqual([
    [5_290, null, 5_291],
    [5_290, null, 5_290],
  ]);
});

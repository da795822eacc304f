import type { SpeedFile } from './speed-file.ts';
import { speedProblem } from './speed-problem.ts';

const one = { id: 1, qualification: { lane_a_ms: 7_100, lane_b: 'FALL' } };
const two = { id: 2, qualification: { best: '7.20' } };
const aFile = (more: Partial<SpeedFile> = {}): SpeedFile => ({
  competition: 'Cup',
  year: 2025,
  category: 'Women',
  discipline: 'speed',
  format: 'speed',
  competitors: [
    one,
    two,
    { id: 3, qualification: {} },
    { id: 4, qualification: {} },
    { id: 5, qualification: {} },
  ],
  heats: [{ stage: '1/2', heat: 1, a: 1, b: 2, a_ms: 7_000, b_result: 'FS' }],
  ...more,
});
const heat = { stage: '1/2', heat: 2, a: 3, b: 4 };

it.each<[string | null, Partial<SpeedFile>]>([
  [null, {}],
  [
    'qualification of 1: A run takes at least 1 second. Check the time.',
    { competitors: [{ id: 1, qualification: { lane_a_ms: 0, lane_b_ms: 7_000 } }] },
  ],
  [
    'qualification of 2: A run takes at least 1 second. Check the time.',
    { competitors: [one, { id: 2, qualification: { best: '0.00' } }] },
  ],
  [
    'last result of 2: A run takes 5 minutes at most. Check the time.',
    { competitors: [one, { ...two, last_stage: 'Final', last_result: '5940.00' }] },
  ],
  ['1 is twice among the competitors.', { competitors: [one, two, one] }],
  ['1/2, heat 2: 9 is not among the competitors.', { heats: [{ ...heat, b: 9 }] }],
  ['1/2, heat 2: 5 is not in it.', { heats: [{ ...heat, winner: 5 }] }],
  [
    '1/2, heat 2: A run takes 5 minutes at most. Check the time.',
    { heats: [{ ...heat, a_ms: 99 * 60_000, b_ms: 7_000 }] },
  ],
  [
    '1/2, heat 2: both lanes cannot win.',
    { heats: [{ ...heat, a_result: 'walkover', b_result: 'walkover' }] },
  ],
  [
    '3 is in two heats: 1/2, heat 2, and 1/2, heat 3.',
    { heats: [heat, { ...heat, heat: 3, b: 5 }, { ...heat, stage: 'Final' }] },
  ],
])('says %s', (problem, more) => expect(speedProblem(aFile(more))).toBe(problem));

import type { SpeedLosers, SpeedTies } from '../../vocabulary.ts';
import { choice, type Setting } from '../setting-kinds.ts';

/** How runs and heats score. The rules change with the years. */
export const speedSettings = {
  falseStart: choice<'other-run' | 'behind-falls' | 'with-falls'>(
    'other-run',
    ['A false start on time', 'In qualification, where climbers run once on each lane.'],
    {
      'other-run': ['Behind everybody else, by the other run', 'Since 2023: the second lane is still run.'],
      'behind-falls': ['Behind those who only fell, all equal', '2020 to 2022: no other run counts.'],
      'with-falls': ['Last, with those who only fell', 'Until 2019: no other run counts.'],
    },
  ),
  speedLosers: choice<SpeedLosers>(
    'qualification',
    ['Places of those out in the same round', 'In a speed final.'],
    {
      qualification: ['By qualification', '2022, and since 2025. Whoever does not start is last of them.'],
      'best-time': [
        'By their best time in the final',
        '2023 and 2024: of all rounds they raced; then by qualification.',
      ],
      'heat-time': [
        'By the time in the lost heat',
        'Until 2021; then by the round before, then qualification.',
      ],
      'race-on': ['They race on', 'A final of eight in which every place is run for, as in Tokyo.'],
    },
  ),
  speedTies: choice<SpeedTies>('qualification', ['Equal times in a heat', 'In a speed final.'], {
    qualification: ['Qualification decides', 'Whoever was better in it goes on.'],
    're-run': ['They race again', 'As the rules of 2025 allow, too. Until then nobody has won.'],
  }),
} as const satisfies Readonly<Record<string, Setting>>;

import { amount, limit, onOff, type Setting } from '../setting-kinds.ts';

/** What is logged, and how late. */
export const attemptSettings = {
  hasDynamicRouteNumbering: onOff(
    false,
    'Route numbers may change during the competition',
    'Off: they are frozen from the start.',
  ),
  maxAttemptsCount: amount(5, [1, 99], 'Attempts offered on a boulder', 'More can be added one by one.'),
  hardMaxAttemptsCount: limit(
    null,
    99,
    'Most attempts on a boulder',
    'Leave empty for no limit. Further attempts are refused.',
  ),
  selfScoringGrace: amount(
    15,
    [0, 240],
    'Minutes for results that arrive late',
    'Where climbers score themselves: what they logged before the end still counts if their phone sends it by then.',
  ),
  appealMinutes: amount(
    30,
    [0, 1440],
    'Minutes to appeal against a result',
    'After it was logged or changed, by climbers and their parents. 0: nobody appeals.',
  ),
  appealFee: amount(
    0,
    [0, 100_000],
    'Fee for an unsuccessful appeal',
    'In your own currency. Whoever appeals is told before. 0: there is none.',
  ),
} as const satisfies Readonly<Record<string, Setting>>;

import { amount, onOff, type Setting } from '../setting-kinds.ts';

/** Time, queues and witnesses of climbers who score themselves. */
export const climberSettings = {
  personalClock: amount(
    0,
    [0, 1440],
    'Minutes for each climber, from check-in',
    'Where climbers score themselves: the desk starts everybody’s time. 0: all climb as long as the competition or their session runs.',
  ),
  queuesAtOnce: amount(
    1,
    [1, 20],
    'Queues a climber waits in at once',
    'Where climbers join the queues themselves: route groups say where.',
  ),
  queueRest: amount(
    0,
    [0, 120],
    'Minutes of rest before joining a queue',
    'After each attempt of theirs. 0: none. Judges may add them sooner.',
  ),
  unconfirmedCounts: onOff(
    true,
    'Unconfirmed results count',
    'Where climbers’ results are to be confirmed. Off: the board counts them only once they are.',
  ),
  witnessPairLimit: amount(
    10,
    [1, 100],
    'Results one climber may confirm for another',
    'Where climbers are each other’s witnesses. After that many, another witness is needed.',
  ),
} as const satisfies Readonly<Record<string, Setting>>;

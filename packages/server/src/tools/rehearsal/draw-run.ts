import type { Run } from '@topout/domain';

/** A run as good climbers race: mostly a time around six seconds, at times a fall, seldom a false start. */
export function drawRun(random: () => number): Run {
  const luck = random();
  if (luck < 0.03) return { kind: 'FALSE_START' };
  if (luck < 0.12) return { kind: 'FALL' };
  return { kind: 'TIME', ms: Math.round(5_200 + 1_900 * random() ** 2) };
}

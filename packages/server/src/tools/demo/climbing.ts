import type { ClimbType } from '@topout/domain';
import type { Random } from './random.ts';

/** One effort, as sent. */
export interface DemoEffort {
  readonly success: boolean;
  readonly segmentsCount: number;
  readonly usedLastHold: boolean;
  /** Milliseconds; missing = nobody took the time. */
  readonly duration?: number | null;
}

interface Wall {
  readonly climbType: ClimbType;
  readonly segmentsCount: number;
  readonly difficulty: number;
}

const logistic = (x: number) => 1 / (1 + Math.exp(-1.6 * x));

/**
 * A climber's efforts on a route: on a boulder, tries until the top, the end of patience or the fifth, each a
 * little better informed than the last; on a sport route, one go.
 *
 * @param ability on the scale of the difficulty; equal = an even chance
 */
export function climb(ability: number, route: Wall, random: Random): readonly DemoEffort[] {
  const form = ability + random.normal(0, 0.35) - route.difficulty;
  return route.climbType === 'SPORT'
    ? [lead(form, route.segmentsCount, random)]
    : boulder(form, route.segmentsCount, random);
}

function boulder(form: number, zones: number, random: Random): readonly DemoEffort[] {
  const efforts: DemoEffort[] = [];
  const patience = random.between(2, 5);
  while (efforts.length < patience) {
    const effort = boulderEffort(form + efforts.length * 0.22, zones, random);
    efforts.push(effort);
    const hopeless = effort.segmentsCount === 0 && efforts.length >= 2 && random.chance(0.3);
    if (effort.success || hopeless) break;
  }
  return efforts;
}

function boulderEffort(form: number, zones: number, random: Random): DemoEffort {
  const reach = random.next();
  if (reach < logistic(form - 1.3)) return { success: true, segmentsCount: 1, usedLastHold: false };
  const levels = zones === 2 ? [0, 0.9] : [0.6];
  const reached = levels.filter((ease) => reach < logistic(form + ease)).length;
  return { success: false, segmentsCount: reached, usedLastHold: false };
}

function lead(form: number, holds: number, random: Random): DemoEffort {
  if (random.chance(logistic(form - 0.4)))
    return { success: true, segmentsCount: holds, usedLastHold: false };
  const share = Math.min(0.97, Math.max(0.12, 0.62 + 0.2 * form + random.normal(0, 0.13)));
  const hold = Math.max(1, Math.round(holds * share));
  return { success: false, segmentsCount: hold, usedLastHold: random.chance(0.35) };
}

import { clockAt } from '../clock/clock-at.ts';
import { type Clock, phaseMs } from '../clock/clock.ts';
import { slotBegins, slotMs, type StagePlan } from './stage-plan.ts';

/**
 * The slot that is on the wall now.
 *
 * @returns from 1; null before the first one, and without a clock
 * @source behaviour: plan#live
 */
export function slotNow(clock: Clock | null, nowMs: number): number | null {
  if (!clock) return null;
  const { status, slot, extra } = clockAt(clock, nowMs);
  return status === 'READY' && slot === 1 && !extra ? null : slot;
}

/**
 * When a slot begins: as planned, or as the clock goes once it runs.
 *
 * @param slot from 1
 * @returns milliseconds since 1970
 * @source behaviour: plan#live
 */
export function slotExpected(plan: StagePlan, slot: number, clock: Clock | null, nowMs: number): number {
  const current = slotNow(clock, nowMs);
  if (!clock || current === null || slot <= current) return slotBegins(plan, slot);
  return nowMs + leftOfSlot(clockAt(clock, nowMs)) + (slot - current - 1) * slotMs(clock.plan);
}

/** What the clock's slot still takes, with what follows in it. */
function leftOfSlot({ plan, phase, leftMs, status }: Clock): number {
  if (status === 'ENDED') return 0;
  if (phase === 'CHANGE') return leftMs;
  const change = phaseMs(plan, 'CHANGE');
  return phase === 'CLIMB' ? leftMs + change : leftMs + phaseMs(plan, 'CLIMB') + change;
}

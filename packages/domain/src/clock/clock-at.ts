import { type Clock, phaseMs, readySlot } from './clock.ts';

/**
 * A clock at a moment: a running one has run on, through as many phases as have ended since.
 *
 * @param nowMs by the server's clock; one before the last press counts as the press
 * @source behaviour: clock#running
 */
export function clockAt(clock: Clock, nowMs: number): Clock {
  let now = clock;
  while (now.status === 'RUNNING' && nowMs - now.at >= now.leftMs) now = afterPhase(now);
  if (now.status !== 'RUNNING') return now;
  const passed = Math.max(0, nowMs - now.at);
  return { ...now, leftMs: now.leftMs - passed, at: now.at + passed, begins: now.begins && passed === 0 };
}

/** What follows the end of a running clock's phase, at that moment. */
export function afterPhase(clock: Clock): Clock {
  const { plan, phase, slot, extra } = clock;
  const then = { ...clock, at: clock.at + clock.leftMs, begins: true };
  const next = () => ({ ...then, ...readySlot(clock, slot + 1), status: 'RUNNING', begins: true }) as const;
  if (phase === 'PREPARE') return { ...then, phase: 'CLIMB', leftMs: phaseMs(plan, 'CLIMB') };
  if (phase === 'CHANGE') return next();
  if (extra || !plan.rolling || slot >= plan.slots)
    return { ...then, status: 'ENDED', leftMs: 0, begins: false };
  if (plan.change > 0) return { ...then, phase: 'CHANGE', leftMs: phaseMs(plan, 'CHANGE') };
  return next();
}

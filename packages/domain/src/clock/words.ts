import type { Clock } from './clock.ts';

/** How a clock looks: each state has a colour and a word. */
export type ClockTone = 'ready' | 'run' | 'minute' | 'last' | 'over' | 'between' | 'held' | 'stopped';

const phaseWords = { PREPARE: 'Get ready', CLIMB: 'Climbing', CHANGE: 'Change over' } as const;

export const clockWords = {
  of({ status, phase }: Pick<Clock, 'status' | 'phase'>): string {
    if (status === 'READY') return 'Ready';
    if (status === 'PAUSED') return 'Paused';
    if (status === 'STOPPED') return 'Stopped: incident';
    return status === 'ENDED' ? 'Time' : phaseWords[phase];
  },
  slot: ({ slot, plan, extra }: Pick<Clock, 'slot' | 'plan' | 'extra'>): string | null => {
    if (extra) return 'Time given back';
    return plan.slots > 1 ? `Slot ${slot} of ${plan.slots}` : null;
  },
  timeLeft: 'Time left',
  offline: 'No connection. The clock goes on by itself.',
  /** For screen readers: it does not count along. */
  spoken: (text: string, words: string) => `${words}, ${text}`,
} as const;

/** How a clock looks now. */
export function clockTone({ status, phase, leftMs, plan }: Clock): ClockTone {
  if (status === 'READY') return 'ready';
  if (status === 'PAUSED') return 'held';
  if (status === 'STOPPED') return 'stopped';
  if (status === 'ENDED') return 'over';
  if (phase !== 'CLIMB') return 'between';
  if (leftMs <= 5_000) return 'last';
  return leftMs <= 60_000 && plan.climb > 60 ? 'minute' : 'run';
}

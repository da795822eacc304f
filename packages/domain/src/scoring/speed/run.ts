import type { RouteResult } from '../../model.ts';

/**
 * One climber on one lane.
 *
 * `WALKOVER`: won without a time, because the opponent made a false start or did not start; or a time that was
 * lost.
 */
export type Run =
  | { readonly kind: 'TIME'; readonly ms: number }
  | { readonly kind: 'WALKOVER' | 'FALL' | 'FALSE_START' | 'DNS' };

/**
 * What a judge counts as holds on a lane: how far a run came without striking the pad. The pad is the top, with
 * the time; a top without a time is a walkover. (decision 089)
 */
export const runHolds = { dns: 0, falseStart: 1, fall: 2, pad: 3 } as const;

/** A result on a lane, as a run. */
export function runOf({ top, hold, duration }: Pick<RouteResult, 'top' | 'hold' | 'duration'>): Run {
  if (top !== null) return duration === null ? { kind: 'WALKOVER' } : { kind: 'TIME', ms: duration };
  if (hold >= runHolds.fall) return { kind: 'FALL' };
  return { kind: hold >= runHolds.falseStart ? 'FALSE_START' : 'DNS' };
}

/** A run as it is sent; null = none yet. */
export const runRead = (run: { readonly kind: Run['kind']; readonly ms: number | null } | null): Run | null =>
  run && (run.kind === 'TIME' ? { kind: 'TIME', ms: run.ms ?? 0 } : { kind: run.kind });

/** A run as a result on a lane: what judges and importers log. */
export function effortOfRun(run: Run): { success: boolean; segmentsCount: number; duration: number | null } {
  switch (run.kind) {
    case 'TIME':
      return { success: true, segmentsCount: runHolds.pad, duration: run.ms };
    case 'WALKOVER':
      return { success: true, segmentsCount: runHolds.pad, duration: null };
    case 'FALL':
      return { success: false, segmentsCount: runHolds.fall, duration: null };
    case 'FALSE_START':
      return { success: false, segmentsCount: runHolds.falseStart, duration: null };
    case 'DNS':
      return { success: false, segmentsCount: runHolds.dns, duration: null };
  }
}

/** What lists print for a run without a time. */
export const runWords = {
  WALKOVER: 'WALKOVER',
  FALL: 'FALL',
  FALSE_START: 'FALSE START',
  DNS: 'DNS',
} as const satisfies Record<Exclude<Run['kind'], 'TIME'>, string>;

/**
 * A time as lists print it: cut, never rounded.
 *
 * @example timeText(4788) // 4.78
 * @source scoring rules, section 13
 */
export const timeText = (ms: number): string => textOf(Math.floor(ms / 10), 2);

/** With all three digits, where two digits do not tell times apart: `5.051`. */
export const exactTimeText = (ms: number): string => textOf(ms, 3);

const textOf = (units: number, digits: number): string => {
  const text = String(units).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** A run in lists. */
export const runText = (run: Run): string => (run.kind === 'TIME' ? timeText(run.ms) : runWords[run.kind]);

/** Milliseconds since 1970; `endMs` is the first moment after it. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** A climber's place in a session. */
export interface InWave extends Span {
  /** It is full: the climber is on its waiting list. */
  readonly waits: boolean;
}

/** What a climber's own time follows from. */
export interface OwnTime {
  readonly competition: Span;
  /** Null = in no session. */
  readonly wave: InWave | null;
  /** How long everybody may climb from their check-in; 0 = there is no personal clock. */
  readonly clockMinutes: number;
  /** When the desk checked the climber in. */
  readonly clockStartMs: number | null;
}

/**
 * When a climber's own results count: during the competition, in the climber's session where they have one,
 * and with a personal clock for that long from check-in. Null while it is not known yet: the climber waits for
 * a place in the session, or was not checked in. (behaviour: self-scoring#sessions)
 */
export function ownWindow({ competition, wave, clockMinutes, clockStartMs }: OwnTime): Span | null {
  if (wave?.waits) return null;
  const outer = wave
    ? {
        startMs: Math.max(wave.startMs, competition.startMs),
        endMs: Math.min(wave.endMs, competition.endMs),
      }
    : competition;
  if (clockMinutes === 0) return outer;
  if (clockStartMs === null) return null;
  // Nobody loses time by coming early.
  const startMs = Math.max(clockStartMs, outer.startMs);
  return { startMs, endMs: Math.min(startMs + clockMinutes * 60_000, outer.endMs) };
}

/**
 * Whether a climber may change the own session: until it starts, to one that has not ended. Only with a
 * session nobody has more time than the others, so nobody leaves one for none. (behaviour:
 * entering#sessions)
 */
export const canChooseWave = (nowMs: number, current: Span | null, wanted: Span): boolean =>
  (current === null || nowMs < current.startMs) && nowMs < wanted.endMs;

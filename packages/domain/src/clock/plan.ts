/** How long a stage's clock runs, and how often. Seconds are whole. */
export interface ClockPlan {
  /** To look and get ready before each climbing time; 0 = none. */
  readonly prepare: number;
  readonly climb: number;
  /** To change over between two slots; 0 = none. */
  readonly change: number;
  /** How many climbing times follow each other. */
  readonly slots: number;
  /** The next slot begins by itself, and everybody moves on; otherwise somebody starts each. */
  readonly rolling: boolean;
}

export const clockFormats = ['ROTATION_5', 'ROTATION_4', 'FINAL', 'LEAD', 'FREE'] as const;
/** A format that rules know. */
export type ClockFormat = (typeof clockFormats)[number];

/**
 * The times of each format, to begin with.
 *
 * @source behaviour: clock#formats
 */
export const clockPlans: Record<ClockFormat, ClockPlan> = {
  ROTATION_5: { prepare: 0, climb: 300, change: 15, slots: 30, rolling: true },
  ROTATION_4: { prepare: 0, climb: 240, change: 15, slots: 30, rolling: true },
  FINAL: { prepare: 0, climb: 240, change: 0, slots: 20, rolling: false },
  LEAD: { prepare: 40, climb: 360, change: 0, slots: 26, rolling: false },
  FREE: { prepare: 0, climb: 7_200, change: 0, slots: 1, rolling: false },
};

/** Seconds that a part may last; a climbing time lasts one at least. */
export const clockLimits = { prepare: 600, climb: 36_000, change: 600, slots: 500 } as const;

/** The most seconds that one press adds or takes. */
export const mostAdded = 3_600;

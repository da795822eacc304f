import type { ClockPlan } from './plan.ts';

export const clockStatuses = ['READY', 'RUNNING', 'PAUSED', 'STOPPED', 'ENDED'] as const;
/** STOPPED = for an incident; ENDED = the slot's time is over. */
export type ClockStatus = (typeof clockStatuses)[number];

export const clockPhases = ['PREPARE', 'CLIMB', 'CHANGE'] as const;
export type ClockPhase = (typeof clockPhases)[number];

/** Time that somebody still has on a route after an incident. */
export interface KeptTime {
  /** The press that kept it. */
  readonly press: number;
  readonly route: string;
  /** From 1. */
  readonly slot: number;
  readonly leftMs: number;
}

/** Where a clock was when somebody went to another slot. */
export type LeftPlace = Pick<Clock, 'status' | 'phase' | 'slot' | 'leftMs' | 'kept' | 'extra'>;

/**
 * A stage's clock after its last press. Whoever has it can tell the time left without asking again: see
 * {@link clockAt}.
 */
export interface Clock {
  readonly plan: ClockPlan;
  /** How many presses there were: whoever presses next names it. */
  readonly version: number;
  readonly status: ClockStatus;
  readonly phase: ClockPhase;
  /** From 1. */
  readonly slot: number;
  /** Of the phase, at `at`. */
  readonly leftMs: number;
  /** The moment of the press by the server's clock, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the phase begins at `at`, with its first tone. */
  readonly begins: boolean;
  readonly kept: readonly KeptTime[];
  /** The kept time that is given back now, and the slot that follows; null = the slots of the plan. */
  readonly extra: (KeptTime & { readonly next: number }) | null;
  /** If the last press went to another slot: where it left, to go back to. */
  readonly from: LeftPlace | null;
}

/** The start of a slot: ready to run. */
export function readySlot(
  { plan, kept }: Pick<Clock, 'plan' | 'kept'>,
  slot: number,
): Pick<Clock, 'plan' | 'kept' | 'status' | 'phase' | 'slot' | 'leftMs' | 'begins' | 'extra' | 'from'> {
  const phase = plan.prepare > 0 ? 'PREPARE' : 'CLIMB';
  const leftMs = phaseMs(plan, phase);
  return { plan, kept, status: 'READY', phase, slot, leftMs, begins: false, extra: null, from: null };
}

/** How long a phase lasts. @returns milliseconds */
export function phaseMs({ prepare, climb, change }: ClockPlan, phase: ClockPhase): number {
  return { PREPARE: prepare, CLIMB: climb, CHANGE: change }[phase] * 1_000;
}

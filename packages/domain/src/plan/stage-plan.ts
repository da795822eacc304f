import { clockPlans, type ClockPlan } from '../clock/plan.ts';
import type { ScoringSystem } from '../vocabulary.ts';

export const planFormats = ['ROTATION_5', 'ROTATION_4', 'FINAL', 'OVERLAP', 'LEAD', 'FREE'] as const;
/** How people follow each other on the routes of a stage. */
export type PlanFormat = (typeof planFormats)[number];

/** One after the other: the start order of a category, or of a starting group of it. */
export interface PlanList {
  readonly category: string;
  readonly group: string | null;
  /** Entries; null = a gap, which takes its slots and leaves them empty. */
  readonly order: readonly (string | null)[];
}

/** What organisers choose of a plan. */
export interface PlanChoice {
  readonly format: PlanFormat;
  /**
   * Slots between two routes of one climber, in lead at least; means nothing in a final without overlap and a free session.
   */
  readonly rest: number;
  /** Several lists climb at the same time, where their routes allow it; otherwise one after the other. */
  readonly together: boolean;
  /** Each starting group has its own part of its category's routes; otherwise all climb all of them. */
  readonly split: boolean;
  /** `slots` = how many there are at most. */
  readonly times: ClockPlan;
  /** The first slot, in milliseconds since 1970. */
  readonly startsAt: number;
}

/** Who is where in each slot of a stage: it follows from this. */
export interface StagePlan extends PlanChoice {
  readonly lists: readonly PlanList[];
}

/** The most slots between two routes of one climber. */
export const mostRest = 20;

/** How long somebody rests in lead between two routes. (scoring rules 2, section 17) */
export const leadRestMs = 50 * 60_000;

/** How long a slot lasts, with getting ready and changing over. @returns milliseconds */
export const slotMs = ({ prepare, climb, change }: ClockPlan): number => (prepare + climb + change) * 1_000;

/**
 * What each format begins with.
 *
 * @source behaviour: plan#formats
 */
export const planPresets: Record<PlanFormat, Pick<PlanChoice, 'rest' | 'times'>> = {
  ROTATION_5: { rest: 1, times: clockPlans.ROTATION_5 },
  ROTATION_4: { rest: 1, times: clockPlans.ROTATION_4 },
  FINAL: { rest: 0, times: clockPlans.FINAL },
  OVERLAP: { rest: 3, times: clockPlans.FINAL },
  LEAD: { rest: Math.ceil(leadRestMs / slotMs(clockPlans.LEAD)), times: clockPlans.LEAD },
  FREE: { rest: 0, times: clockPlans.FREE },
};

/** The format that a stage most likely has: lead by its scoring, and the last of several boulder stages overlaps. */
export function usualFormat(
  stages: readonly { readonly uuid: string; readonly scoringSystem: ScoringSystem }[],
  stage: string,
): PlanFormat {
  const system = stages.find(({ uuid }) => uuid === stage)?.scoringSystem;
  if (system === 'IFSC_LEAD' || system === 'IFSC_SPORT') return 'LEAD';
  return stages.length > 1 && stages.at(-1)?.uuid === stage ? 'OVERLAP' : 'ROTATION_5';
}

/** When a slot begins as planned. @param slot from 1. @returns milliseconds since 1970 */
export const slotBegins = (
  { startsAt, times }: Pick<StagePlan, 'startsAt' | 'times'>,
  slot: number,
): number => startsAt + (slot - 1) * slotMs(times);

import { clockText } from '../clock/clock-text.ts';
import { placesOfEntry, type PlanPlace } from './places.ts';
import { leadRestMs, slotBegins, type StagePlan } from './stage-plan.ts';

/** Somebody's shortest rest between two routes. */
export interface ShortRest {
  readonly entry: string;
  readonly restMs: number;
}

/**
 * Who rests less between two routes of lead than rules ask for, as planned: from the end of one climbing time to the next
 * slot.
 *
 * @returns the shortest rest first
 * @source behaviour: plan#rest-in-lead
 */
export function shortRests(plan: StagePlan, places: readonly PlanPlace[]): ShortRest[] {
  if (plan.format !== 'LEAD') return [];
  const { prepare, climb } = plan.times;
  const entries = new Set(places.flatMap(({ entry }) => entry ?? []));
  return [...entries]
    .map((entry) => {
      const begins = placesOfEntry(places, entry).map(({ slot }) => slotBegins(plan, slot));
      const rests = begins
        .slice(1)
        .map((next, at) => next - (begins[at] ?? next) - (prepare + climb) * 1_000);
      return { entry, restMs: Math.min(...rests) };
    })
    .filter(({ restMs }) => restMs < leadRestMs)
    .toSorted((a, b) => a.restMs - b.restMs);
}

/** That somebody, and perhaps others, rest too little. @param name of the one who rests least */
export function shortRestText(name: string, restMs: number, others: number): string {
  const minutes = leadRestMs / 60_000;
  const rest = `${name} rests ${clockText(restMs)} between two routes`;
  if (others === 0) return `${rest}, less than the ${minutes} minutes that rules of lead ask for.`;
  const more = others === 1 ? 'one more climber' : `${others} more climbers`;
  return `${rest}, and ${more} less than the ${minutes} minutes that rules of lead ask for.`;
}

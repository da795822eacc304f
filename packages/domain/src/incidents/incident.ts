import type { Attempt } from '../model.ts';
import type { ClimbType, CommandKind } from '../vocabulary.ts';

/** What the jury decides about a technical incident: confirmed gives one more attempt, or the time left. */
export const incidentDecisions = ['CONFIRMED', 'REFUSED'] as const;
export type IncidentDecision = (typeof incidentDecisions)[number];

/** What a judge records of a technical incident. */
export interface Incident {
  /** Lead: the hold at which the attempt ended; null on boulders. */
  readonly hold: number | null;
  /** Lead: with a plus. */
  readonly plus: boolean;
  /** Boulder: the time left then, in milliseconds; null where no clock ran, and on lead routes. */
  readonly leftMs: number | null;
}

/** Whether a command is about a technical incident: it changes no result. */
export const isIncidentKind = (kind: CommandKind): kind is Extract<CommandKind, `incident.${string}`> =>
  kind.startsWith('incident.');

const minuteMs = 60_000;
const mostRestMinutes = 20;

/**
 * When somebody may restart in lead at the earliest, in milliseconds since 1970: a minute of rest for each hold used.
 *
 * @param atMs when the attempt ended
 * @source scoring rules 2, section 18
 */
export const restartFromMs = (atMs: number, hold: number): number =>
  atMs + Math.min(Math.floor(hold), mostRestMinutes) * minuteMs;

/** Whether a result has more than one attempt after a technical incident. (behaviour: incidents#results) */
export const isRestarted = (climbType: ClimbType, tries: number): boolean =>
  climbType === 'SPORT' && tries > 1;

/** Whether a climber has a restart in lead that is not climbed yet. (behaviour: incidents#restart) */
export const mayRestart = (attempts: number, confirmed: number): boolean =>
  attempts > 0 && attempts <= confirmed;

type Timed = Pick<Attempt, 'timestamp'>;

/**
 * Whether somebody else has started on the route since: by the rules nobody may claim an incident then, and judges are
 * warned. (behaviour: incidents#recording)
 */
export const nextHasStarted = (own: readonly Timed[], others: readonly Timed[]): boolean => {
  const ended = Math.max(...own.map(timeOf));
  return own.length > 0 && others.some((attempt) => timeOf(attempt) > ended);
};

const timeOf = ({ timestamp }: Timed) => Date.parse(timestamp);

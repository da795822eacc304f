import type { EntryStatus } from '../vocabulary.ts';

/** How far a climber is on the way to the wall, in this order. (behaviour: marshal#states) */
export const marshalStates = ['OUT', 'ISOLATION', 'CALL_ZONE', 'CALLED', 'WALL', 'DONE'] as const;
export type MarshalState = (typeof marshalStates)[number];

/** Negative = the first comes before the second. */
export const compareMarshalStates = (a: MarshalState, b: MarshalState): number =>
  marshalStates.indexOf(a) - marshalStates.indexOf(b);

/** What results and queues say of a climber. */
export interface SeenClimbing {
  /** A judge calls them to a route now. */
  readonly called: boolean;
  readonly attempts: number;
  /** Nothing is left to climb for them: every route of theirs is topped, or has its one attempt. */
  readonly settled: boolean;
}

/**
 * A climber's state: the marshal's, unless results and queues know of more.
 *
 * @param marked null = the marshal has said nothing
 * @source behaviour: marshal#states
 * @example marshalState('CALL_ZONE', { called: false, attempts: 1, settled: false }) // 'WALL'
 */
export function marshalState(marked: MarshalState | null, seen: SeenClimbing): MarshalState {
  const said = marked ?? 'OUT';
  const known = seenState(seen);
  return compareMarshalStates(said, known) < 0 ? known : said;
}

function seenState({ called, attempts, settled }: SeenClimbing): MarshalState {
  if (settled) return 'DONE';
  if (attempts > 0) return 'WALL';
  return called ? 'CALLED' : 'OUT';
}

/** Opening and closing of a stage's isolation, ISO 8601; null = not set. */
export interface IsolationTimes {
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

/** What start lists say of the time before a stage, ISO 8601; null = not set. */
export interface RoundTimes extends IsolationTimes {
  readonly observesAt: string | null;
}

/** Whether a stage has an isolation at all. */
export const hasIsolation = ({ opensAt, closesAt }: IsolationTimes): boolean =>
  opensAt !== null || closesAt !== null;

/** `NONE`: the stage has no isolation. */
export type IsolationPhase = 'NONE' | 'BEFORE' | 'OPEN' | 'CLOSED';

/** Whether isolation is open at a moment, milliseconds since 1970. */
export function isolationPhase(times: IsolationTimes, nowMs: number): IsolationPhase {
  if (!hasIsolation(times)) return 'NONE';
  if (times.closesAt !== null && nowMs >= Date.parse(times.closesAt)) return 'CLOSED';
  return times.opensAt !== null && nowMs < Date.parse(times.opensAt) ? 'BEFORE' : 'OPEN';
}

/** What one tap makes of a state; null = there is nothing after it. Without isolation people come to the call zone. */
export function nextMarshalState(state: MarshalState, times: IsolationTimes): MarshalState | null {
  if (state === 'OUT' && !hasIsolation(times)) return 'CALL_ZONE';
  return marshalStates[marshalStates.indexOf(state) + 1] ?? null;
}

/**
 * What becomes of a mark that was made on a state which may have changed since: two marshals tap at once, or a phone
 * sends late what was tapped without a line. Who brings somebody on is right unless they are as far already; who
 * takes back only takes back what they saw.
 *
 * `MADE`: it counts. `SAME`: it is so already. `OVERTAKEN`: it changes nothing.
 *
 * @source behaviour: marshal#two-marshals
 */
export function judgeMark(
  now: MarshalState,
  { from, to }: { readonly from: MarshalState; readonly to: MarshalState },
): 'MADE' | 'SAME' | 'OVERTAKEN' {
  if (now === to) return 'SAME';
  const goesOn = compareMarshalStates(to, from) > 0;
  if (goesOn) return compareMarshalStates(to, now) > 0 ? 'MADE' : 'OVERTAKEN';
  return now === from ? 'MADE' : 'OVERTAKEN';
}

interface Awaited {
  readonly status: EntryStatus;
  readonly state: MarshalState;
}

/** Whether somebody may still be said not to have started: they are entered, and have not been on the wall. */
export const mayNotStart = ({ status, state }: Awaited): boolean =>
  status === 'ENTERED' && compareMarshalStates(state, 'WALL') < 0;

/** Whom DNS is proposed for: isolation has closed, and they are not in. (behaviour: marshal#isolation) */
export const isProposedDns = (row: Awaited, times: IsolationTimes, nowMs: number): boolean =>
  isolationPhase(times, nowMs) === 'CLOSED' && mayNotStart(row) && row.state === 'OUT';

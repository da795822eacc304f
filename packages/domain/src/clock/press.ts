import { clockAt } from './clock-at.ts';
import { type Clock, type LeftPlace, phaseMs, readySlot } from './clock.ts';
import { type ClockPlan, mostAdded } from './plan.ts';

/** What somebody does with a clock. */
export type ClockAction =
  | { readonly kind: 'SET'; readonly plan: ClockPlan }
  /** `BACK`: to the slot that was left by mistake, as it was left. */
  | { readonly kind: 'START' | 'PAUSE' | 'STOP' | 'RESUME' | 'CLIMB' | 'BACK' }
  /** Seconds; less than 0 takes time away. */
  | { readonly kind: 'ADD'; readonly seconds: number }
  | { readonly kind: 'SLOT'; readonly slot: number }
  | { readonly kind: 'KEEP'; readonly route: string }
  /** `press` is the one that kept the time. */
  | { readonly kind: 'GIVE'; readonly press: number };

export const clockActions = [
  'SET',
  'START',
  'PAUSE',
  'STOP',
  'RESUME',
  'CLIMB',
  'ADD',
  'SLOT',
  'BACK',
  'KEEP',
  'GIVE',
] as const satisfies readonly ClockAction['kind'][];

/** A clock after a press, or the sentence that says why it cannot be. */
export type Pressed = { readonly clock: Clock } | { readonly problem: string };

/**
 * A clock after a press.
 *
 * @param before null = the stage has none yet
 * @param at the moment of the press by the server's clock
 * @source behaviour: clock#presses
 */
export function pressClock(before: Clock | null, action: ClockAction, at: number): Pressed {
  const clock = before && clockAt(before, at);
  const pressed = change(clock, action, at);
  if (typeof pressed === 'string') return { problem: pressed };
  const begins = action.kind === 'START' || action.kind === 'CLIMB';
  const from = action.kind === 'SLOT' && clock ? (clock.from ?? placeOf(clock)) : null;
  return { clock: { ...pressed, from, at, begins, version: (before?.version ?? 0) + 1 } };
}

const running = 'The clock is running. Pause it first.';
const notRunning = 'The clock is not running.';

function change(
  clock: Clock | null,
  action: ClockAction,
  at: number,
): Omit<Clock, 'at' | 'begins' | 'version' | 'from'> | string {
  if (action.kind === 'SET') {
    if (clock?.status === 'RUNNING') return running;
    return readySlot({ plan: action.plan, kept: [] }, 1);
  }
  if (!clock) return 'This stage has no clock yet. Choose a format first.';
  const { status, phase, plan } = clock;
  const isRunning = status === 'RUNNING';
  switch (action.kind) {
    case 'START':
      if (status === 'READY') return { ...clock, status: 'RUNNING' };
      return status === 'ENDED' ? 'The time of this slot is over.' : 'The clock has already been started.';
    case 'PAUSE':
      return isRunning ? { ...clock, status: 'PAUSED' } : notRunning;
    case 'STOP':
      return isRunning || status === 'PAUSED' ? { ...clock, status: 'STOPPED' } : notRunning;
    case 'RESUME':
      if (status === 'PAUSED' || status === 'STOPPED') return { ...clock, status: 'RUNNING' };
      return 'The clock is not paused.';
    case 'CLIMB':
      if (!isRunning || phase !== 'PREPARE') return 'Nobody is getting ready.';
      return { ...clock, phase: 'CLIMB', leftMs: phaseMs(plan, 'CLIMB') };
    case 'ADD':
      return added(clock, action.seconds);
    case 'SLOT':
      return toSlot(clock, action.slot);
    case 'BACK':
      return back(clock);
    case 'KEEP':
      if (phase !== 'CLIMB' || status === 'READY' || status === 'ENDED') return 'Nobody is climbing now.';
      return { ...clock, kept: [...clock.kept, keptNow(clock, action.route)] };
    case 'GIVE':
      return given(clock, action.press, at);
  }
}

const placeOf = ({ status, phase, slot, leftMs, kept, extra }: Clock): LeftPlace => ({
  status,
  phase,
  slot,
  leftMs,
  kept,
  extra,
});

/** What ran waits for somebody to let it go on: nobody climbs while a wrong slot is on the wall. */
function back(clock: Clock): Clock | string {
  const { from } = clock;
  if (!from) return 'There is no slot to go back to.';
  return { ...clock, ...from, status: from.status === 'RUNNING' ? 'PAUSED' : from.status };
}

const keptNow = ({ version, slot, leftMs, extra }: Clock, route: string) => ({
  press: version + 1,
  route,
  slot: extra?.slot ?? slot,
  leftMs,
});

function added(clock: Clock, seconds: number): Clock | string {
  if (!Number.isInteger(seconds) || seconds === 0 || Math.abs(seconds) > mostAdded)
    return 'Add between one second and one hour.';
  const leftMs = clock.leftMs + seconds * 1_000;
  if (leftMs <= 0) return 'So much time is not left.';
  // Ended by mistake: the time is there again, and somebody lets it run.
  return { ...clock, leftMs, status: clock.status === 'ENDED' ? 'PAUSED' : clock.status };
}

function toSlot(clock: Clock, slot: number) {
  const { plan, status, extra } = clock;
  if (!Number.isInteger(slot) || slot < 1 || slot > plan.slots)
    return plan.slots === 1 ? 'There is one slot only.' : `There are slots 1 to ${plan.slots}.`;
  // Who tops a boulder in a final leaves at once; in a rotation everybody moves on together.
  if (status === 'RUNNING' && plan.rolling) return running;
  const kept = extra && status === 'READY' ? [...clock.kept, withoutNext(extra)] : clock.kept;
  return readySlot({ plan, kept }, slot);
}

function given(clock: Clock, press: number, at: number): Omit<Clock, 'at' | 'begins' | 'version'> | string {
  const time = clock.kept.find((one) => one.press === press);
  if (!time) return 'This time has already been given back.';
  const { status, phase, slot, plan, extra } = clock;
  const between = status === 'PAUSED' && phase === 'CHANGE';
  if (extra && status !== 'ENDED') return 'Another time is being given back.';
  if (!between && status !== 'READY' && status !== 'ENDED')
    return 'Give time back between two slots, or at the end.';
  const after = status === 'READY' ? slot : Math.min(slot + 1, plan.slots);
  return {
    ...clockAt(clock, at),
    status: 'READY',
    phase: 'CLIMB',
    leftMs: time.leftMs,
    kept: clock.kept.filter((one) => one !== time),
    extra: { ...time, next: extra?.next ?? after },
  };
}

const withoutNext = ({ press, route, slot, leftMs }: NonNullable<Clock['extra']>) => ({
  press,
  route,
  slot,
  leftMs,
});

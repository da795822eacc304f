import type { Attempt, NewCommand } from '@topout/api-client';
import { isPrefix, isTouched, truncateAfterTop } from '@topout/domain';
import type { ShownAttempt, ShownStream } from '../outbox/overlay-attempts.ts';

/** What a judge has entered and not saved, and what they saw when they began. */
export interface Draft {
  readonly attempts: readonly ShownAttempt[];
  readonly seen: ShownStream;
  /** What was entered before each tap, the first first: a tap is taken back by what it changed. */
  readonly taps: readonly (readonly ShownAttempt[])[];
}

/** With nothing entered yet. */
export const newDraft = (seen: ShownStream): Draft => ({ attempts: seen.attempts, seen, taps: [] });

/** After one tap more. @param goesOn it is part of the last one, as a key that is held or a letter that is typed */
export const tapped = (draft: Draft, attempts: readonly ShownAttempt[], goesOn = false): Draft => ({
  ...draft,
  attempts,
  taps: goesOn && draft.taps.length > 0 ? draft.taps : [...draft.taps, draft.attempts],
});

/** Without the last tap; null when that was the only one. */
export function untapped({ taps, ...draft }: Draft): Draft | null {
  const before = taps.at(-1);
  return before && taps.length > 1 ? { ...draft, attempts: before, taps: taps.slice(0, -1) } : null;
}

type Said = Pick<Attempt, 'success' | 'segmentsCount' | 'usedLastHold' | 'notes' | 'duration'>;

const said = (attempt: Said) => ({ ...attempt, durationMs: attempt.duration });

/** Whether there is something to save (spec 2 §4). */
export const isDirty = ({ attempts, seen }: Pick<Draft, 'attempts' | 'seen'>): boolean =>
  isTouched(seen.attempts.map(said), attempts.map(said));

/** Whether a row says something else than what is saved there. */
export const isChanged = (saved: ShownAttempt | undefined, now: ShownAttempt | undefined): boolean =>
  now !== undefined && (saved === undefined || isTouched([said(saved)], [said(now)]));

/** Whether somebody else changed the attempts since the draft began: a version since then is none of this phone's. */
export function isOvertaken({ seen }: Pick<Draft, 'seen'>, now: ShownStream): boolean {
  const own = new Set(now.own.filter((version) => version > seen.version));
  return now.version - seen.version > own.size;
}

/** Whether it became a command already, or stands on the server: then nothing of it is left to save. */
export function wasSent({ attempts, seen }: Pick<Draft, 'attempts' | 'seen'>, now: ShownStream): boolean {
  const before = new Set(seen.attempts.map(({ uuid }) => uuid));
  const known = new Set([...now.sent, ...now.attempts.map(({ uuid }) => uuid)]);
  return attempts.some(({ uuid }) => !before.has(uuid) && known.has(uuid));
}

/**
 * The one command that saves a draft: new attempts alone are appended, anything else replaces the list at once,
 * on the version the judge saw (spec 2 §7). A boulder ends with its first top.
 */
export function saveCommand(
  draft: Pick<Draft, 'attempts' | 'seen'>,
  now: ShownStream,
  { route, user, isBoulder }: { route: string; user: string; isBoulder: boolean },
): { command: NewCommand; added: number } {
  const next = isBoulder ? truncateAfterTop(draft.attempts) : draft.attempts;
  const overtaken = isOvertaken(draft, now);
  const { attempts: saved, version: base } = overtaken ? draft.seen : now;
  const appends = isPrefix(saved, next);
  const sent = appends ? next.slice(saved.length) : next;
  return {
    added: Math.max(0, next.length - saved.length),
    command: {
      kind: appends ? 'attempts.append' : 'attempts.replace',
      route,
      competitor: user,
      base,
      payload: { attempts: sent.map(asInput) },
    },
  };
}

const asInput = ({
  uuid,
  success,
  segmentsCount,
  timestamp,
  usedLastHold,
  duration,
  notes,
}: ShownAttempt) => ({
  uuid,
  success,
  segmentsCount,
  timestamp,
  usedLastHold,
  duration,
  notes,
});

import { isPrefix } from '../attempts/list.ts';

/** A stream of attempts as one phone last read it. */
export interface SeenStream<T> {
  readonly attempts: readonly T[];
  /** The last version the server told this phone about. */
  readonly version: number;
  /** Id of this phone's command that has no answer yet but is included in what was read; null = none. */
  readonly arrived: string | null;
}

/** A stream and what has happened to it since, as far as the phone knows. */
export interface KnownStream<T> extends SeenStream<T> {
  /** The versions this phone made; all others come from somebody else. */
  readonly own: readonly number[];
  /** Uuids of all attempts that this phone has passed to its outbox. */
  readonly sent: readonly string[];
}

/** What a judge has entered but not saved, and what they saw when they began. */
export interface AttemptDraft<T, Seen = SeenStream<T>> {
  readonly attempts: readonly T[];
  readonly seen: Seen;
  /** The input before each tap, the oldest first, so that each tap can be undone. */
  readonly taps: readonly (readonly T[])[];
}

/** A draft without any input. */
export const newDraft = <Seen extends SeenStream<unknown>>(
  seen: Seen,
): AttemptDraft<Seen['attempts'][number], Seen> => ({ attempts: seen.attempts, seen, taps: [] });

/** Adds one tap. @param goesOn it continues the last one, like a held key or another typed letter */
export const tapped = <T, Seen>(
  draft: AttemptDraft<T, Seen>,
  attempts: readonly T[],
  goesOn = false,
): AttemptDraft<T, Seen> => ({
  ...draft,
  attempts,
  taps: goesOn && draft.taps.length > 0 ? draft.taps : [...draft.taps, draft.attempts],
});

/** Removes the last tap; null if that was the only one. */
export function untapped<T, Seen>({ taps, ...draft }: AttemptDraft<T, Seen>): AttemptDraft<T, Seen> | null {
  const before = taps.at(-1);
  return before && taps.length > 1 ? { ...draft, attempts: before, taps: taps.slice(0, -1) } : null;
}

/** A command without an answer yet. */
interface Unanswered {
  readonly kind: string;
  readonly base?: number | null;
  /** Of the attempts it adds. */
  readonly uuids: readonly string[];
}

/**
 * Whether a command without an answer has still reached the server: what was read includes it. Only the first
 * of a stream can have: the next waits for its answer.
 */
export function hasArrived(
  read: { readonly version: number; readonly attempts: readonly { readonly uuid: string }[] },
  { kind, base, uuids }: Unanswered,
): boolean {
  const there = read.attempts.map(({ uuid }) => uuid);
  if (kind === 'attempts.append' || kind === 'attempts.restart')
    return uuids.some((uuid) => there.includes(uuid));
  return read.version > (base ?? 0) && there.join() === uuids.join();
}

/**
 * Whether somebody else changed the attempts since the draft began: one of the versions since then is not
 * this phone's.
 */
export function isOvertaken<T>(
  { seen }: Pick<AttemptDraft<T>, 'seen'>,
  now: Pick<KnownStream<T>, 'version' | 'own' | 'arrived'>,
): boolean {
  const own = new Set(now.own.filter((version) => version > seen.version && version <= now.version));
  const arrived = now.arrived !== null && now.arrived !== seen.arrived ? 1 : 0;
  return now.version - seen.version > own.size + arrived;
}

/** Whether the draft is already a command, or on the server: then nothing of it is left to save. */
export function wasSent<T extends { readonly uuid: string }>(
  { attempts, seen }: Pick<AttemptDraft<T>, 'attempts' | 'seen'>,
  now: Pick<KnownStream<T>, 'attempts' | 'sent'>,
): boolean {
  const before = new Set(seen.attempts.map(({ uuid }) => uuid));
  const known = new Set([...now.sent, ...now.attempts.map(({ uuid }) => uuid)]);
  return attempts.some(({ uuid }) => !before.has(uuid) && known.has(uuid));
}

/**
 * How to save a draft: new attempts alone are appended, anything else replaces the whole list (behaviour:
 * judging#saving). It builds on the current list, including the phone's own commands, so that attempts saved
 * by another tab of this phone stay. If somebody else made changes in between, it builds on what the judge
 * saw.
 */
export function saveOf<T extends { readonly uuid: string }>(
  draft: Pick<AttemptDraft<T>, 'attempts' | 'seen'>,
  now: KnownStream<T>,
): {
  readonly kind: 'attempts.append' | 'attempts.replace';
  readonly base: number;
  readonly attempts: readonly T[];
} {
  const { attempts, seen } = draft;
  const { attempts: saved, version: base } = isOvertaken(draft, now) ? seen : now;
  const besides =
    !isPrefix(saved, attempts) && isPrefix(seen.attempts, attempts) && isPrefix(seen.attempts, saved);
  if (besides) return { kind: 'attempts.append', base, attempts: attempts.slice(seen.attempts.length) };
  return isPrefix(saved, attempts)
    ? { kind: 'attempts.append', base, attempts: attempts.slice(saved.length) }
    : { kind: 'attempts.replace', base, attempts };
}

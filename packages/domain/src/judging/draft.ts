import { isPrefix } from '../attempts/list.ts';

/** A stream of attempts as one phone knows it. */
export interface SeenStream<T> {
  readonly attempts: readonly T[];
  /** The last that the server has told this phone of. */
  readonly version: number;
  /** Id of a command of this phone that has no answer yet and stands in what was read; null = none. */
  readonly arrived: string | null;
}

/** What has become of it since, as far as the phone knows. */
export interface KnownStream<T> extends SeenStream<T> {
  /** The versions that this phone made: all others are somebody else's. */
  readonly own: readonly number[];
  /** Uuids of all attempts that this phone has given to its outbox. */
  readonly sent: readonly string[];
}

/** What a judge has entered and not saved, and what they saw when they began. */
export interface AttemptDraft<T, Seen = SeenStream<T>> {
  readonly attempts: readonly T[];
  readonly seen: Seen;
  /** What was entered before each tap, the first first: a tap is taken back by what it changed. */
  readonly taps: readonly (readonly T[])[];
}

/** With nothing entered yet. */
export const newDraft = <Seen extends SeenStream<unknown>>(
  seen: Seen,
): AttemptDraft<Seen['attempts'][number], Seen> => ({ attempts: seen.attempts, seen, taps: [] });

/** After one tap more. @param goesOn it is part of the last one, as a key that is held or a letter that is typed */
export const tapped = <T, Seen>(
  draft: AttemptDraft<T, Seen>,
  attempts: readonly T[],
  goesOn = false,
): AttemptDraft<T, Seen> => ({
  ...draft,
  attempts,
  taps: goesOn && draft.taps.length > 0 ? draft.taps : [...draft.taps, draft.attempts],
});

/** Without the last tap; null when that was the only one. */
export function untapped<T, Seen>({ taps, ...draft }: AttemptDraft<T, Seen>): AttemptDraft<T, Seen> | null {
  const before = taps.at(-1);
  return before && taps.length > 1 ? { ...draft, attempts: before, taps: taps.slice(0, -1) } : null;
}

/** A command that has no answer yet. */
interface Unanswered {
  readonly kind: string;
  readonly base?: number | null;
  /** Of the attempts that it brings. */
  readonly uuids: readonly string[];
}

/**
 * Whether a command without an answer has reached the server all the same: what it says stands in what was read. Only the first of
 * a stream can have: the next one waits for its answer.
 */
export function hasArrived(
  read: { readonly version: number; readonly attempts: readonly { readonly uuid: string }[] },
  { kind, base, uuids }: Unanswered,
): boolean {
  const there = read.attempts.map(({ uuid }) => uuid);
  if (kind === 'attempts.append') return uuids.some((uuid) => there.includes(uuid));
  return read.version > (base ?? 0) && there.join() === uuids.join();
}

/** Whether somebody else changed the attempts since the draft began: a version since then is none of this phone's. */
export function isOvertaken<T>(
  { seen }: Pick<AttemptDraft<T>, 'seen'>,
  now: Pick<KnownStream<T>, 'version' | 'own' | 'arrived'>,
): boolean {
  const own = new Set(now.own.filter((version) => version > seen.version && version <= now.version));
  const arrived = now.arrived !== null && now.arrived !== seen.arrived ? 1 : 0;
  return now.version - seen.version > own.size + arrived;
}

/** Whether it became a command already, or stands on the server: then nothing of it is left to save. */
export function wasSent<T extends { readonly uuid: string }>(
  { attempts, seen }: Pick<AttemptDraft<T>, 'attempts' | 'seen'>,
  now: Pick<KnownStream<T>, 'attempts' | 'sent'>,
): boolean {
  const before = new Set(seen.attempts.map(({ uuid }) => uuid));
  const known = new Set([...now.sent, ...now.attempts.map(({ uuid }) => uuid)]);
  return attempts.some(({ uuid }) => !before.has(uuid) && known.has(uuid));
}

/**
 * How a draft is saved: new attempts alone are appended, anything else replaces the list at once (spec 2 §7). It is built on what
 * is there now, own commands with it: what another tab of this phone has saved meanwhile stays. Where somebody else was there in
 * between, it is built on what the judge saw.
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

import type { Attempt } from '@topout/domain';
import {
  type BatchState,
  type Confirmation,
  type EntryState,
  type Mark,
  streamKey,
  type StreamState,
  withAttempts,
} from '../decide/batch-state.ts';
import { callCommand } from '../commands/call-command.ts';
import { agreed, foundRight, withConfirmation } from '../decide/agreement.ts';
import { writtenBetween } from '../decide/decide-attempts.ts';
import { raised } from '../decide/decide-command.ts';
import { attemptOf } from '../log/command.ts';
import { streamOf } from '../decide/decide-attempts.ts';

interface Rewriting {
  readonly entry: EntryState;
  readonly route: string;
  /** The new attempts, with the judges who made them. */
  readonly attempts: readonly Attempt[];
  /** What the marker has logged; missing: as before. */
  readonly mark?: Mark | null;
  /** The confirmation that comes back with the attempts. */
  readonly confirmed?: Confirmation | null;
  /** Profile uuid of the person who decided. */
  readonly actor: string | null;
  /** The device named in the log: `merge`, `restore`. */
  readonly device: string;
}

/**
 * Replaces a stream's attempts, with a line in the log. Where only the mark is another, the attempts keep their
 * version, and what a judge found right stays so, without a new mark. Returns the stream's version.
 */
export function rewriteStream(state: BatchState, rewriting: Rewriting): number {
  const { entry, route, attempts, actor, device } = rewriting;
  const stream = streamOf(state, entry, route);
  const climbed = !sameAttempts(attempts, stream.attempts);
  const mark = climbed || !foundRight(stream) || rewriting.mark === null ? rewriting.mark : stream.mark;
  const marks = mark !== undefined && !sameMark(mark, stream.mark);
  if (!climbed && !marks) return stream.version;
  const marked = marks ? { ...stream, mark } : stream;
  const next = climbed
    ? withClimbed(state, marked, rewriting)
    : withMark(state, entry, { ...marked, version: stream.version + 1 }, foundRight(stream));
  const attemptsCount = entryIn(state, entry).attemptsCount + attempts.length - stream.attempts.length;
  state.entries.set(entry.uuid, { ...entryIn(state, entry), attemptsCount });
  state.streams.set(streamKey(entry.profile, route), next);
  const kind = !climbed ? 'result.mark' : attempts.length === 0 ? 'attempts.clear' : 'attempts.replace';
  const at = new Date(state.nowMs).toISOString();
  const said = climbed ? attempts : (next.mark?.attempts ?? []).map((one) => attemptOf(one, actor, at));
  state.log.push({
    command: { ...callCommand({ kind, actor, route, competitor: entry.profile, attempts: said }), device },
    entry: entry.uuid,
    outcome: 'APPLIED',
    reason: null,
    streamVersion: next.version,
    boardVersion: raised(state, entry.category),
    written: { ...withConfirmation(writtenBetween(stream, next), next), ...(marks && { mark }) },
  });
  return next.version;
}

function withClimbed(state: BatchState, stream: StreamState, { entry, attempts, confirmed }: Rewriting) {
  const next = agreed(state, entry, withAttempts(stream, stream.version + 1, attempts));
  return confirmed ? { ...next, confirmed } : next;
}

/** @param found somebody else than the marker found it right */
const withMark = (state: BatchState, entry: EntryState, stream: StreamState, found: boolean): StreamState =>
  found ? stream : agreed(state, entry, { ...stream, confirmed: null });

const sameAttempts = (one: readonly Attempt[], other: readonly Attempt[]): boolean =>
  one.length === other.length && one.every((attempt, index) => attempt === other[index]);

const entryIn = (state: BatchState, entry: EntryState): EntryState => state.entries.get(entry.uuid) ?? entry;

/** Whether two marks are the same. */
export const sameMark = (one: Mark | null, other: Mark | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

import type { Attempt } from '@topout/domain';
import {
  type BatchState,
  type EntryState,
  type Mark,
  streamKey,
  withAttempts,
} from '../decide/batch-state.ts';
import { callCommand } from '../commands/call-command.ts';
import { agreed, withConfirmation } from '../decide/agreement.ts';
import { writtenBetween } from '../decide/decide-attempts.ts';
import { raised } from '../decide/decide-command.ts';
import { streamOf } from '../decide/decide-attempts.ts';

interface Rewriting {
  readonly entry: EntryState;
  readonly route: string;
  /** The new attempts, with the judges who made them. */
  readonly attempts: readonly Attempt[];
  /** What the marker has logged; missing: as before. */
  readonly mark?: Mark | null;
  /** Profile uuid of the person who decided. */
  readonly actor: string | null;
  /** The device named in the log: `merge`, `restore`. */
  readonly device: string;
}

/** Replaces a stream's attempts, with a line in the log. Returns the stream's version. */
export function rewriteStream(
  state: BatchState,
  { entry, route, attempts, mark, actor, device }: Rewriting,
): number {
  const stream = streamOf(state, entry, route);
  const marks = mark !== undefined && !sameMark(mark, stream.mark);
  const same =
    !marks &&
    attempts.length === stream.attempts.length &&
    attempts.every((attempt, index) => attempt === stream.attempts[index]);
  if (same) return stream.version;
  const climbed = withAttempts(stream, stream.version + 1, attempts);
  const next = agreed(state, entry, marks ? { ...climbed, mark } : climbed);
  const attemptsCount = entryIn(state, entry).attemptsCount + attempts.length - stream.attempts.length;
  state.entries.set(entry.uuid, { ...entryIn(state, entry), attemptsCount });
  state.streams.set(streamKey(entry.profile, route), next);
  const kind = attempts.length === 0 ? 'attempts.clear' : 'attempts.replace';
  state.log.push({
    command: { ...callCommand({ kind, actor, route, competitor: entry.profile, attempts }), device },
    entry: entry.uuid,
    outcome: 'APPLIED',
    reason: null,
    streamVersion: next.version,
    boardVersion: raised(state, entry.category),
    written: { ...withConfirmation(writtenBetween(stream, next), next), ...(marks && { mark }) },
  });
  return next.version;
}

const entryIn = (state: BatchState, entry: EntryState): EntryState => state.entries.get(entry.uuid) ?? entry;

/** Whether two marks are the same. */
export const sameMark = (one: Mark | null, other: Mark | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

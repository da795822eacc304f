import type { NewCommand, OutboxItem } from '@topout/api-client';
import { atom } from 'jotai';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';

/** So long after a save it can be taken back. */
export const undoMs = 10_000;

/** What a judge has just saved, cleared or skipped, and what there was before. */
export interface LastSave {
  readonly does: 'saved' | 'cleared' | 'skipped';
  /** Of the command. */
  readonly id: string;
  readonly competition: string;
  readonly route: string;
  readonly user: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The version that the command was built on. */
  readonly base: number;
  readonly before: readonly ShownAttempt[];
  /** Of the route before the climber left it, when they did. */
  readonly queue: readonly string[] | null;
}

/** Null while nothing can be taken back. */
export const lastSaveAtom = atom<LastSave | null>(null);

/** Whether taking it back would do anything: what is held or was refused does not count anyway. */
export const isUndoable = (item: OutboxItem | undefined): item is OutboxItem =>
  item !== undefined && item.state !== 'held' && item.state !== 'refused';

/** The commands that bring back what was there, the climber's place in the queue with it. */
export function undoCommands(
  { does, route, user, base, before, queue }: LastSave,
  { version }: Pick<OutboxItem, 'version'>,
): NewCommand[] {
  const about = { route, competitor: user };
  const attempts = before.map(
    ({ uuid, success, segmentsCount, timestamp, usedLastHold, duration, notes }) => ({
      uuid,
      success,
      segmentsCount,
      timestamp,
      usedLastHold,
      duration,
      notes,
    }),
  );
  // Unanswered, its version is not known yet: the outbox puts it in when it is.
  const onIt = { ...about, base: version ?? base };
  const restored: NewCommand =
    before.length === 0
      ? { ...onIt, kind: 'attempts.clear', payload: {} }
      : { ...onIt, kind: 'attempts.replace', payload: { attempts } };
  const result = does === 'skipped' ? [] : [restored];
  if (!queue) return result;
  return [
    ...result,
    { ...about, kind: 'queue.add', base: null, payload: {} },
    { route, competitor: null, kind: 'queue.move', base: null, payload: { queue: [...queue] } },
  ];
}

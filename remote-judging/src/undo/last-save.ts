import type { NewCommand, OutboxItem } from '@topout/api-client';
import { atom } from 'jotai';
import { asInput } from '../attempts/draft/draft.ts';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';

/** How long after a save the judge can undo it. */
export const undoMs = 10_000;

/** What a judge has just saved, cleared or skipped, and the state before. */
export interface LastSave {
  readonly does: 'saved' | 'cleared' | 'skipped';
  /** The command's. */
  readonly id: string;
  readonly competition: string;
  readonly route: string;
  readonly user: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The version that the command was based on. */
  readonly base: number;
  readonly before: readonly ShownAttempt[];
  /** The route's queue before the climber left it, if they did. */
  readonly queue: readonly string[] | null;
}

/** Null while there is nothing to undo. */
export const lastSaveAtom = atom<LastSave | null>(null);

/** Whether an undo would have an effect: held or refused results do not count anyway. */
export const isUndoable = (item: OutboxItem | undefined): item is OutboxItem =>
  item !== undefined && item.state !== 'held' && item.state !== 'refused';

/** The commands that restore the earlier state, including the climber's place in the queue. */
export function undoCommands(
  { does, route, user, base, before, queue }: LastSave,
  { version }: Pick<OutboxItem, 'version'>,
): NewCommand[] {
  const about = { route, competitor: user };
  const attempts = before.map(asInput);
  // Without an answer its version is not known yet: the outbox fills it in later.
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

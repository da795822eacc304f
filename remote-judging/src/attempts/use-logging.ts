import type { NewCommand, OutboxItem } from '@topout/api-client';
import { isOvertaken } from '@topout/domain';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { saveCommand } from './draft/draft.ts';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';
import type { AttemptLogProps } from './attempt-log-props.ts';
import { rightsOn } from './rights-on.ts';
import { type LastSave, lastSaveAtom } from '../undo/last-save.ts';
import { useDraft } from './draft/use-draft.ts';
import { useGoBack } from './use-go-back.ts';
import { useSave } from './use-save.ts';

export interface LoggingProps extends Omit<AttemptLogProps, 'title' | 'judge'> {
  /** User uuids in climbing order. */
  readonly queue: readonly string[];
}

/**
 * Everything a judge can do with one competitor on one route: enter, save, skip, clear (behaviour:
 * judging#saving).
 */
export function useLogging({ judging, route, entry, stream, queue }: LoggingProps) {
  const { actor, competition } = judging;
  const user = entry.user.uuid;
  const isBoulder = route.climbType === 'BOULDER';
  const climber = { user, category: entry.category.uuid };
  const rights = rightsOn(judging, route, climber, stream.attempts);
  const { draft, dirty, change, undo, bringBack, drop } = useDraft(
    [actor.profile ?? '', competition.uuid, route.uuid, user],
    stream,
  );
  const { submitting, failure, submit, post } = useSave(competition.uuid);
  const goBack = useGoBack(`/${competition.uuid}/judge/${route.uuid}`);
  const remember = useSetAtom(lastSaveAtom);
  /** Set before going back, because the blocker asks before the screen is redrawn. */
  const leaving = useRef(false);
  const [left, setLeft] = useState(false);

  /** A draft keeps what the judge saw; the stream knows how far that has got since. */
  const fresh = (attempt: ShownAttempt) =>
    stream.attempts.find(({ uuid }) => uuid === attempt.uuid) ?? attempt;
  const about = { route: route.uuid, competitor: user };
  const leaveQueue: NewCommand = { ...about, kind: 'queue.remove', base: null, payload: {} };

  /** For a while the judge can undo it, with the right to change the current attempts. */
  function rememberSave(
    does: 'saved' | 'cleared',
    { id }: OutboxItem,
    now: readonly ShownAttempt[],
    left: boolean,
  ) {
    if (rightsOn(judging, route, climber, now).canModify) rememberDeed(does, id, left);
    else remember(null);
  }
  function rememberDeed(does: LastSave['does'], id: string, left: boolean) {
    remember({
      does,
      id,
      competition: competition.uuid,
      route: route.uuid,
      user,
      at: Date.now(),
      base: stream.version,
      before: stream.attempts,
      queue: left && queue.includes(user) ? queue : null,
    });
  }

  /** Undo appears on the judge's next screen: here it would move while a finger is on its way to it. */
  function leave() {
    setLeft(true);
    goBack();
  }

  async function save(attempts: readonly ShownAttempt[] = draft.attempts) {
    const { command, added } = saveCommand({ ...draft, attempts }, stream, {
      route: route.uuid,
      user,
      isBoulder,
    });
    const climbed = !isBoulder || added > 0;
    const saved = await submit(climbed ? [command, leaveQueue] : [command], drop);
    if (saved === null) return bringBack(draft);
    rememberSave('saved', saved, attempts, climbed);
    leaving.current = climbed && saved.state !== 'held';
    if (leaving.current) leave();
  }
  /** Saves where the attempt ended, and what happened: the climber goes, and comes back if the jury says so. */
  async function record(incident: NonNullable<NewCommand['payload']['incident']>) {
    if (dirty) {
      const { command } = saveCommand(draft, stream, { route: route.uuid, user, isBoulder });
      const saved = await submit([command, leaveQueue], drop);
      if (saved === null) return bringBack(draft);
    }
    await post({ ...about, kind: 'incident.record', base: null, payload: { incident } });
  }
  /** There is no incident any more, wherever that is known by then. */
  const climbsOn = () => post({ ...about, kind: 'incident.withdraw', base: null, payload: {} });

  async function skip() {
    const [id] = await post(leaveQueue);
    if (id !== undefined) rememberDeed('skipped', id, true);
    leave();
  }
  async function clear() {
    const cleared = await submit([{ ...about, kind: 'attempts.clear', base: stream.version, payload: {} }]);
    if (cleared === null) return;
    rememberSave('cleared', cleared, [], false);
    drop();
  }

  return {
    rights,
    saved: draft.seen.attempts.map(fresh),
    attempts: draft.attempts.map(fresh),
    dirty,
    submitting,
    failure,
    left,
    overtaken: dirty && isOvertaken(draft, stream),
    isQueued: queue.includes(user),
    hasUnsaved: () => dirty && !leaving.current,
    change,
    undo,
    drop,
    save,
    record,
    climbsOn,
    skip,
    clear,
  };
}

import { useQueue } from '@topout/api-client';
import { attemptRights } from '@topout/domain';
import { useRef } from 'react';
import { isOvertaken, saveCommand } from './draft.ts';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';
import type { AttemptLogProps } from './attempt-log-props.ts';
import { useDraft } from './use-draft.ts';
import { useGoBack } from './use-go-back.ts';
import { useSave } from './use-save.ts';

/** Everything a judge can do with one competitor on one route: enter, save, skip, clear (spec 2 §4). */
export function useLogging({ judging, route, entry, stream }: Omit<AttemptLogProps, 'title' | 'judge'>) {
  const { actor, competition, phase } = judging;
  const user = entry.user.uuid;
  const isBoulder = route.climbType === 'BOULDER';
  const judges = stream.attempts.map(({ judge }) => ({ judge: judge?.uuid ?? null }));
  const rights = attemptRights(actor, competition.settings, route.uuid, judges, phase);
  const { draft, dirty, change, drop } = useDraft(
    [actor.profile ?? '', competition.uuid, route.uuid, user],
    stream,
  );
  const { submitting, failure, submit, post } = useSave(competition.uuid);
  const goBack = useGoBack(`/${competition.uuid}/judge/${route.uuid}`);
  const { data: queue } = useQueue(competition.uuid, route.uuid);
  /** Set before going back, as the blocker asks before the screen is drawn again. */
  const leaving = useRef(false);

  /** A draft keeps what was seen; how far it has come since, the stream knows. */
  const fresh = (attempt: ShownAttempt) =>
    stream.attempts.find(({ uuid }) => uuid === attempt.uuid) ?? attempt;
  const about = { route: route.uuid, competitor: user };
  const leaveQueue = () => post({ ...about, kind: 'queue.remove', base: null, payload: {} });

  async function save() {
    const { command, added } = saveCommand(draft, stream, { route: route.uuid, user, isBoulder });
    const state = await submit(command);
    if (state === null) return;
    const climbed = !isBoulder || added > 0;
    if (climbed) leaveQueue();
    leaving.current = climbed && state !== 'held';
    drop();
    if (leaving.current) goBack();
  }
  function skip() {
    leaveQueue();
    goBack();
  }
  async function clear() {
    const state = await submit({ ...about, kind: 'attempts.clear', base: stream.version, payload: {} });
    if (state !== null) drop();
  }

  return {
    rights,
    saved: draft.seen.attempts.map(fresh),
    attempts: draft.attempts.map(fresh),
    dirty,
    submitting,
    failure,
    overtaken: dirty && isOvertaken(draft, stream),
    isQueued: queue?.includes(user) ?? false,
    hasUnsaved: () => dirty && !leaving.current,
    change,
    drop,
    save,
    skip,
    clear,
  };
}

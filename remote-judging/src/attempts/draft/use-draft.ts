import { newDraft, tapped, untapped, wasSent } from '@topout/domain';
import { useEffect, useState } from 'react';
import type { ShownAttempt, ShownStream } from '../../outbox/overlay-attempts.ts';
import { type Draft, isDirty } from './draft.ts';
import { keepDraft, keyOf, readDraft } from './kept-drafts.ts';

export interface DraftState {
  readonly draft: Draft;
  readonly dirty: boolean;
  /** @param goesOn it continues the last tap */
  readonly change: (attempts: readonly ShownAttempt[], goesOn?: boolean) => void;
  /** Undoes the last tap. */
  readonly undo: () => void;
  /** Shows it again, because it was not accepted. */
  readonly bringBack: (draft: Draft) => void;
  /** Returns to the saved state. */
  readonly drop: () => void;
}

/**
 * What one judge is entering for one competitor on one route; survives a reload, and the page. If the phone
 * has no room for it, the page asks before it closes.
 * @param about names all of them: another judge on this device starts afresh.
 */
export function useDraft(about: readonly string[], stream: ShownStream): DraftState {
  const key = keyOf(about);
  const [{ read, started }, setStarted] = useState(() => ({ read: key, started: readDraft(key) }));
  // Right after a reload the judge is not known yet.
  if (read !== key) setStarted({ read: key, started: readDraft(key) });
  const draft = started && !wasSent(started, stream) ? started : newDraft(stream);
  const dirty = isDirty(draft);

  function keep(next: Draft | null) {
    keepDraft(about, next);
    setStarted({ read: key, started: next });
  }
  // The page closed between the outbox and this.
  useEffect(() => {
    const left = readDraft(key);
    if (left && wasSent(left, stream)) keepDraft(about, null);
    // Once for what was found: later on, the page itself says when a draft is done with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return {
    draft,
    dirty,
    change: (attempts, goesOn) => keep(tapped(draft, attempts, goesOn)),
    undo: () => keep(untapped(draft)),
    bringBack: keep,
    drop: () => keep(null),
  };
}

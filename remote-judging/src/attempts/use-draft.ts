import { storeLocally } from '@topout/api-client';
import { useEffect, useState } from 'react';
import type { ShownAttempt, ShownStream } from '../outbox/overlay-attempts.ts';
import { type Draft, isDirty, wasSent } from './draft.ts';

export interface DraftState {
  readonly draft: Draft;
  readonly dirty: boolean;
  readonly change: (attempts: readonly ShownAttempt[]) => void;
  /** Shows it again: it was not taken. */
  readonly bringBack: (draft: Draft) => void;
  /** Back to what is saved. */
  readonly drop: () => void;
}

/**
 * What one judge is entering for one competitor on one route; outlives a reload, and the page.
 * @param about names all of them: another judge on this device begins anew.
 */
export function useDraft(about: readonly string[], stream: ShownStream): DraftState {
  const key = keyOf(about);
  const [{ read, started }, setStarted] = useState(() => ({ read: key, started: readDraft(key) }));
  // Right after a reload it is not known yet who judges.
  if (read !== key) setStarted({ read: key, started: readDraft(key) });
  const sent = started !== null && wasSent(started, stream);
  const draft = started && !sent ? started : { attempts: stream.attempts, seen: stream };

  function keep(next: Draft | null) {
    keepDraft(about, next);
    setStarted({ read: key, started: next });
  }
  // The page went between the outbox and this.
  useEffect(() => {
    const left = readDraft(key);
    if (left && wasSent(left, stream)) keepDraft(about, null);
    // Once for what was found: later on, the page itself says when a draft is done with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return {
    draft,
    dirty: isDirty(draft),
    change: (attempts) => keep({ attempts, seen: draft.seen }),
    bringBack: keep,
    drop: () => keep(null),
  };
}

const keyOf = (about: readonly string[]) => ['topout/draft', ...about].join('/');

/** Of this page: a phone without room for them keeps them here alone. */
const drafts = new Map<string, Draft>();

/** Keeps a draft for the screen that shows it; null = forgets it. */
export function keepDraft(about: readonly string[], draft: Draft | null) {
  const key = keyOf(about);
  if (draft) drafts.set(key, draft);
  else drafts.delete(key);
  storeLocally(key, draft && JSON.stringify(draft));
}

function readDraft(key: string): Draft | null {
  const here = drafts.get(key);
  if (here) return here;
  const text = localStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as Draft);
}

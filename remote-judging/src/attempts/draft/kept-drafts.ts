import { storeLocally } from '@topout/api-client';
import { newDraft, wasSent } from '@topout/domain';
import type { ShownStream } from '../../outbox/overlay-attempts.ts';
import { type Draft, isDirty } from './draft.ts';

export const keyOf = (about: readonly string[]): string => ['topout/draft', ...about].join('/');

/** This page's drafts: a phone without room keeps them only here. */
const drafts = new Map<string, Draft>();

/** Keeps a draft for the screen that shows it; null = forgets it. */
export function keepDraft(about: readonly string[], draft: Draft | null): void {
  const key = keyOf(about);
  if (draft) drafts.set(key, draft);
  else drafts.delete(key);
  storeLocally(key, draft && JSON.stringify(draft));
  askWhileLosable();
}

const ask = (event: Event) => event.preventDefault();

/**
 * While something exists on this page alone, the browser asks before the page closes, whichever screen is
 * then open.
 */
function askWhileLosable(): void {
  const losable = [...drafts].some(([key, draft]) => isDirty(draft) && !isKeptOnPhone(key));
  if (losable) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

export function readDraft(key: string): Draft | null {
  const here = drafts.get(key);
  if (here) return here;
  const text = localStorage.getItem(key);
  return text === null ? null : { taps: [], ...(JSON.parse(text) as Omit<Draft, 'taps'>) };
}

/** Whether the newest draft is in the phone's storage. */
const isKeptOnPhone = (key: string): boolean => {
  const here = drafts.get(key);
  return !here || localStorage.getItem(key) === JSON.stringify(here);
};

/** The unsaved input, or an empty draft. */
export function openDraft(about: readonly string[], stream: ShownStream): Draft {
  const draft = readDraft(keyOf(about));
  return draft && isDirty(draft) && !wasSent(draft, stream) ? draft : newDraft(stream);
}

/** All unsaved input on one route. @param about a judge, a competition and a route */
export function draftsOn(about: readonly string[]): { user: string; draft: Draft }[] {
  const start = keyOf([...about, '']);
  const keys = new Set([...drafts.keys(), ...Object.keys(localStorage)]);
  return [...keys]
    .filter((key) => key.startsWith(start))
    .toSorted()
    .flatMap((key) => {
      const draft = readDraft(key);
      return draft && isDirty(draft) ? [{ user: key.slice(start.length), draft }] : [];
    });
}

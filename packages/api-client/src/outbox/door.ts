import { useEffect, useState, useSyncExternalStore } from 'react';
import { personOf, readSession } from '../session/session.ts';
import type { OutboxItem } from './item.ts';
import { unsentMark } from './marker.ts';
import type { Outbox } from './outbox.ts';

let opening: Promise<Outbox> | null = null;
/** Once it is open: whatever is drawn later has it at once. */
let open: Outbox | null = null;

/** The outbox of this page. Its code and its database load with the first call. */
export function openOutbox(): Promise<Outbox> {
  opening ??= import('./open-outbox.ts').then(async ({ startOutbox }) => (open = await startOutbox()));
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Adds commands of the signed-in person. What is pressed before the outbox is open waits for it. */
export const addCommands: Outbox['add'] = async (...commands) => (await openOutbox()).add(...commands);

/** Continues sending what an earlier visit left, if anything. */
export function resumeOutbox() {
  if (unsentMark(personOf(readSession())) > 0) void openOutbox();
}

/** How many commands of the signed-in person are on this phone only: warns before signing out. */
export const unsentWork = (): number => unsentMark(personOf(readSession()));

const nothing: readonly OutboxItem[] = [];
const noSubscription = () => () => undefined;

/**
 * The outbox and its items; null until it opens, in a moment. The page is drawn first: the outbox's code does not
 * compete with it for a slow line. One in which something waits has been resumed before.
 */
export function useOutbox(): { outbox: Outbox; items: readonly OutboxItem[] } | null {
  const [outbox, setOutbox] = useState(open);
  useEffect(() => {
    let wanted = true;
    const drawing = setTimeout(() => {
      void openOutbox().then((opened) => {
        if (wanted) setOutbox(opened);
      });
    });
    return () => {
      wanted = false;
      clearTimeout(drawing);
    };
  }, []);
  const items = useSyncExternalStore(outbox?.subscribe ?? noSubscription, outbox?.items ?? (() => nothing));
  return outbox && { outbox, items };
}

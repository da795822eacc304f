import { useSyncExternalStore } from 'react';

/** What rows show beside their score, of the competition that is on screen. */
export interface MarkStore {
  /** What came in a moment ago, as it reads, by entry. */
  readonly gained: ReadonlyMap<string, string>;
  /** Profile uuids that are followed on this device. */
  readonly followed: ReadonlySet<string>;
  /** Profile uuids of the person and of their children: followed always. */
  readonly own: ReadonlySet<string>;
}

let marks: MarkStore = { gained: new Map(), followed: new Set(), own: new Set() };
const listeners = new Set<() => void>();

/** Outside React's tree, so that of two thousand rows only those that changed are rendered again. */
export function setMarks(change: Partial<MarkStore>): void {
  marks = { ...marks, ...change };
  for (const listener of listeners) listener();
}

export const readMarks = (): MarkStore => marks;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A part of the marks that compares by identity. */
export const useMarks = <T>(select: (marks: MarkStore) => T): T =>
  useSyncExternalStore(subscribe, () => select(marks));

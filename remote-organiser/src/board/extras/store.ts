import { useSyncExternalStore } from 'react';
import type { Baseline, Mark } from './movement.ts';

/** What rows show beside their score, of the competition that is on screen. */
export interface Extras {
  readonly marks: ReadonlyMap<string, Mark>;
  /** Profile uuids that are followed on this device. */
  readonly followed: ReadonlySet<string>;
  /** Profile uuids of the person and of their children: followed always. */
  readonly own: ReadonlySet<string>;
  readonly baseline: Baseline;
  readonly openedAtMs: number;
}

let extras: Extras = {
  marks: new Map(),
  followed: new Set(),
  own: new Set(),
  baseline: 'opened',
  openedAtMs: 0,
};
const listeners = new Set<() => void>();

/** Outside React's tree, so that of two thousand rows only those that changed are rendered again. */
export function setExtras(change: Partial<Extras>): void {
  extras = { ...extras, ...change };
  for (const listener of listeners) listener();
}

export const readExtras = (): Extras => extras;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A part of the extras that compares by identity. */
export const useExtras = <T>(select: (extras: Extras) => T): T =>
  useSyncExternalStore(subscribe, () => select(extras));

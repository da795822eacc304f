import { formatEndedAt } from '../times/formats.ts';

export interface EntryWindow {
  readonly nowMs: number;
  readonly endMs: number;
  /** null = no opening time. */
  readonly entriesOpenMs: number | null;
  /** null = until the competition ends. */
  readonly entriesCloseMs: number | null;
  /** First stage; false = closed. */
  readonly pendingResults: boolean;
  readonly cancelled: boolean;
  /** null = no limit. */
  readonly capacity: number | null;
  /** Entries that have a place, without those waiting for one. */
  readonly entryCount: number;
  readonly timeZone: string;
}

export type CanEnter =
  { readonly canEnter: true; readonly reason: null } | { readonly canEnter: false; readonly reason: string };

const no = (reason: string): CanEnter => ({ canEnter: false, reason });

/** Whether people may enter themselves now; if not, the reason shown under "Entry not allowed". */
export function canEnter(entry: EntryWindow): CanEnter {
  const { nowMs, entriesOpenMs, entriesCloseMs, capacity, timeZone } = entry;
  if (entry.cancelled) return no('This competition has been cancelled.');
  if (nowMs >= entry.endMs) return no('This competition has ended.');
  if (entriesOpenMs !== null && nowMs < entriesOpenMs) {
    return no(`Entries open on ${formatEndedAt(entriesOpenMs, timeZone)}.`);
  }
  if (!entry.pendingResults || (entriesCloseMs !== null && nowMs >= entriesCloseMs))
    return no('Entries are closed.');
  if (capacity !== null && entry.entryCount >= capacity) return no('This competition is full.');
  return { canEnter: true, reason: null };
}

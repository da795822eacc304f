import type { Changed } from '../entries/change/changed.ts';

/** What undoing a record of the history changed. */
export interface Restored extends Changed {
  /** Uuid of the entry that is back, or whose attempts are; null where it was the settings. */
  readonly entry: string | null;
}

import type { Changed } from '../../entering/entries/changed.ts';

/** What undoing a record of the history changed. */
export interface Restored extends Changed {
  /** Uuid of the restored entry, or of the entry whose attempts were; null for settings. */
  readonly entry: string | null;
}

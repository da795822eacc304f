import type { Run } from './run.ts';

/** The time to beat in a category. */
export interface SpeedRecord {
  readonly ms: number;
  /** Whose it is; null = nobody is named. */
  readonly holder: string | null;
}

/** Whether a run is a time below the one to beat; an equal time is not. */
export const beatsRecord = (run: Run | null, record: SpeedRecord | null): boolean =>
  run?.kind === 'TIME' && record !== null && run.ms < record.ms;

/** How a time below the one to beat is marked, on lists and screens. */
export const recordMark = '★ Record';

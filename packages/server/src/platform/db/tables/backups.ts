import type { MadeInstant, Maybe, NullableInstant } from './columns.ts';

interface BackupTable {
  id: string;
  /** Null = somebody asked for it. */
  day: Maybe<string>;
  beganAt: MadeInstant;
  endedAt: NullableInstant;
  bytes: Maybe<number>;
  fault: Maybe<string>;
}

/** What was backed up. */
export interface BackupTables {
  backup: BackupTable;
}

import type { Maybe, MadeInstant, NullableInstant } from './columns.ts';

interface CautionTable {
  competitionId: string;
  id: string;
  competitorId: string;
  /** It may be gone, and come back. */
  entryId: string;
  reason: string;
  givenAt: MadeInstant;
  givenBy: Maybe<string>;
  takenBackAt: NullableInstant;
  takenBackBy: Maybe<string>;
}

export interface CautionTables {
  caution: CautionTable;
}

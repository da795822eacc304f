import type { AppealRuling, DisputedAttempt, DisputeKind, DisputeState } from '@topout/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableInstant, MadeInstant, Maybe } from './columns.ts';

interface DisputeTable {
  competitionId: string;
  id: string;
  competitorId: string;
  /** It may be gone, and come back. */
  entryId: string;
  routeId: string;
  kind: DisputeKind;
  openedBy: Maybe<string>;
  openedAt: MadeInstant;
  before: JSONColumnType<DisputedAttempt[], string, string>;
  after: JSONColumnType<DisputedAttempt[] | null, string | null | undefined, string | null>;
  state: Generated<DisputeState>;
  /** Of incidents alone, as are the next three. */
  happenedAt: NullableInstant;
  hold: Maybe<number>;
  plus: Maybe<boolean>;
  leftMs: Maybe<number>;
  reason: Maybe<string>;
  ruling: Maybe<AppealRuling>;
  fee: Maybe<number>;
  closedAt: NullableInstant;
  closedBy: Maybe<string>;
}

interface DisputeAnswerTable {
  competitionId: string;
  id: string;
  disputeId: string;
  authorId: Maybe<string>;
  byStaff: boolean;
  text: string;
  saidAt: MadeInstant;
}

export interface DisputeTables {
  dispute: DisputeTable;
  disputeAnswer: DisputeAnswerTable;
}

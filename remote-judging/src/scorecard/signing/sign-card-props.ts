import type { Competition, EntryDetail, Route } from '@topout/contract';
import type { CardResult, Signer } from '@topout/domain';

export interface SignCardProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
  /** As what the person at this phone signs. */
  readonly signer: Signer;
  /** What the other one is called. */
  readonly other: string;
  /** The whole card, as this phone knows it. */
  readonly results: readonly CardResult[];
  readonly routes: readonly Route[];
}

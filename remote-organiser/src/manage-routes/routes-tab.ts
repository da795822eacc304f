/** What both tabs show. */
export interface RoutesTabProps {
  readonly competition: Competition;
  /** Of the competition, in order. */
  readonly routes: readonly Route[];
}
import type { Competition, Route } from '@topout/contract';

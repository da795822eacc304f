import type { Competition, Route } from '@topout/api-client';

/** What both tabs show. */
export interface RoutesTabProps {
  readonly competition: Competition;
  /** Of the competition, in order. */
  readonly routes: readonly Route[];
}

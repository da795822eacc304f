/** Props of both tabs. */
export interface RoutesTabProps {
  readonly competition: Competition;
  /** The competition's, in order. */
  readonly routes: readonly Route[];
}
import type { Competition, Route } from '@topout/contract';

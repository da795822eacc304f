import type { CheckInBody, DeskRow } from '@topout/contract';

/** Says when something was recorded and by whom. */
export type Recorded = (mark: { readonly at: string; readonly by: string | null }) => string;

/** What each part of an opened row works on. */
export interface PanelPart {
  readonly row: DeskRow;
  readonly recorded: Recorded;
  /** @returns whether it was recorded */
  readonly onRecord: (body: CheckInBody) => Promise<boolean>;
}

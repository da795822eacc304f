import type { MarshalMarkBody, MarshalRow } from '@topout/contract';
import { judgeMark } from '@topout/domain';

/** Somebody on the board, as this phone's taps leave them. */
export interface ShownRow extends MarshalRow {
  /** A tap of this phone is not confirmed yet. */
  readonly unsent: boolean;
}

/** The board with what was tapped here, by the rule that the server will judge it by. */
export function withUnsent(rows: readonly MarshalRow[], unsent: readonly MarshalMarkBody[]): ShownRow[] {
  return rows.map((row) => {
    const own = unsent.filter(({ entry }) => entry === row.entry);
    const made = own.reduce<MarshalMarkBody | null>(
      (last, one) => (judgeMark(last?.to ?? row.state, one) === 'MADE' ? one : last),
      null,
    );
    if (made === null || made.to === row.state) return { ...row, unsent: own.length > 0 };
    return { ...row, state: made.to, seen: false, since: made.clientTime ?? null, by: null, unsent: true };
  });
}

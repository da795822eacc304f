import type { MarshalRow } from '@topout/contract';
import { open, uuidOf } from '../board/testing.ts';

/** A climber on the marshal's board: entered, and nothing marked yet. */
export const aMarshalRow = (n: number, firstName: string, more: Partial<MarshalRow> = {}): MarshalRow => ({
  entry: uuidOf(n),
  firstName,
  lastName: 'Low',
  competitorNumber: String(n),
  category: open,
  status: 'ENTERED',
  startingGroup: null,
  startPosition: null,
  present: false,
  state: 'OUT',
  seen: false,
  since: null,
  by: null,
  calledTo: null,
  cautions: [],
  ...more,
});

import { useState } from 'react';
import type { LaneDraft } from './lane-draft.ts';

export type Lane = 0 | 1;
type Drafts = readonly [LaneDraft | null, LaneDraft | null];

interface Entered {
  /** What it was entered for. */
  readonly of: string;
  readonly drafts: Drafts;
  readonly chosen: Lane;
}

/**
 * What a judge has entered for a heat, and the lane they chose. It starts anew with each `of`, while the
 * screen around it stays: a key that has the focus keeps it.
 *
 * @param of changes with each heat, and with each deed
 * @param first the lane that is chosen where a heat begins
 */
export function useLaneDrafts(of: string, first: Lane) {
  const [entered, setEntered] = useState<Entered>({ of, drafts: [null, null], chosen: first });
  const now: Entered = entered.of === of ? entered : { of, drafts: [null, null], chosen: first };
  if (now !== entered) setEntered(now);
  return {
    drafts: now.drafts,
    chosen: now.chosen,
    choose: (chosen: Lane) => setEntered((was) => ({ ...was, chosen })),
    draft: (lane: Lane, draft: LaneDraft | null) =>
      setEntered((was) => ({
        ...was,
        drafts: lane === 0 ? [draft, was.drafts[1]] : [was.drafts[0], draft],
      })),
  };
}

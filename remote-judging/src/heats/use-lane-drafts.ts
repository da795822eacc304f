import { useState } from 'react';
import type { LaneDraft } from './lane-draft.ts';

export type Lane = 0 | 1;

/** What a judge has entered for a lane, and the version of its result that they saw when they began. */
export interface Entry {
  readonly draft: LaneDraft;
  readonly seen: number;
}
type Entries = readonly [Entry | null, Entry | null];

interface Entered {
  /** What it was entered for. */
  readonly of: string;
  readonly entries: Entries;
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
  const [entered, setEntered] = useState<Entered>({ of, entries: [null, null], chosen: first });
  const now: Entered = entered.of === of ? entered : { of, entries: [null, null], chosen: first };
  if (now !== entered) setEntered(now);
  return {
    entries: now.entries,
    chosen: now.chosen,
    choose: (chosen: Lane) => setEntered((was) => ({ ...was, chosen })),
    /** @param version of the lane's result as the judge sees it now: it counts if they only begin */
    enter: (lane: Lane, draft: LaneDraft | null, version: number) =>
      setEntered((was) => {
        const entry = draft && { draft, seen: was.entries[lane]?.seen ?? version };
        return { ...was, entries: lane === 0 ? [entry, was.entries[1]] : [was.entries[0], entry] };
      }),
  };
}

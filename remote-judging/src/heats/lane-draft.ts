import { readRunTime, type Run } from '@topout/domain';

/** What a judge has entered for a lane and not saved: digits, or a run without a time. */
export type LaneDraft =
  | { readonly typed: string; readonly kind?: never }
  | { readonly typed?: never; readonly kind: 'FALL' | 'FALSE_START' | 'DNS' };

/** The digits after one more key. */
export function typedAfter(typed: string, key: string): string {
  const next = typed + key;
  return /^\d{1,3}(\.\d{0,3})?$/.test(next) ? next : typed;
}

/** A time to the thousandth, or a run without one, is complete: the other lane is next. */
export const laneAfter = ({ typed }: LaneDraft): 'other' | 'same' =>
  typed === undefined || /\.\d{3}$/.test(typed) ? 'other' : 'same';

/** The run that a draft says; what is saved, without one. */
export function runOfDraft(
  draft: LaneDraft | null,
  saved: Run | null,
): { readonly run: Run | null; readonly problem: string | null } {
  if (draft === null) return { run: saved, problem: null };
  if (draft.kind !== undefined) return { run: { kind: draft.kind }, problem: null };
  if (draft.typed === '') return { run: null, problem: null };
  const { ms, problem } = readRunTime(draft.typed);
  return { run: ms === null ? null : { kind: 'TIME', ms }, problem };
}

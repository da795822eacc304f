import type { EntryStatus } from '../vocabulary.ts';

/** Who can sign in and see an entry as theirs: the person, their parent, or nobody. */
export const accountHolders = ['SELF', 'PARENT'] as const;
export type AccountHolder = (typeof accountHolders)[number];

/** The parts of an entry that matter in a merge. */
export interface MergingEntry {
  readonly account: AccountHolder | null;
  readonly competitorNumber: string | null;
  readonly status: EntryStatus;
}

/** The result of merging two entries of one person. */
export interface MergedEntry {
  /** Whose person the merged entry has. It always keeps the target's category, start order and groups. */
  readonly stays: 'source' | 'target';
  readonly competitorNumber: string | null;
  readonly status: EntryStatus;
}

/**
 * The account, the number and a place in the competition survive in either direction of a merge, so nobody
 * loses access to their results. If both have an account, the target's stays.
 */
export const mergedEntry = (source: MergingEntry, target: MergingEntry): MergedEntry => ({
  stays: source.account !== null && target.account === null ? 'source' : 'target',
  competitorNumber: target.competitorNumber ?? source.competitorNumber,
  status: target.status === 'WAITING' ? source.status : target.status,
});

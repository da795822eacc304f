import type { EntryStatus } from '../vocabulary.ts';

/** Who can sign in and find an entry as theirs: the person, their parent, or nobody. */
export const accountHolders = ['SELF', 'PARENT'] as const;
export type AccountHolder = (typeof accountHolders)[number];

/** What a merge looks at of an entry. */
export interface MergingEntry {
  readonly account: AccountHolder | null;
  readonly competitorNumber: string | null;
  readonly status: EntryStatus;
}

/** What two entries of one person become. */
export interface MergedEntry {
  /** Whose person the entry then has. Category, start order and groups are the target's in any case. */
  readonly stays: 'source' | 'target';
  readonly competitorNumber: string | null;
  readonly status: EntryStatus;
}

/**
 * The account, the number and a place in the competition survive, whichever way two entries are merged: nobody is locked out
 * of what they climbed. Where both have an account, the target's stays.
 */
export const mergedEntry = (source: MergingEntry, target: MergingEntry): MergedEntry => ({
  stays: source.account !== null && target.account === null ? 'source' : 'target',
  competitorNumber: target.competitorNumber ?? source.competitorNumber,
  status: target.status === 'WAITING' ? source.status : target.status,
});

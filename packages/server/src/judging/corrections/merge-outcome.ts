import { type AccountHolder, type MergedEntry, mergedEntry } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { FoundEntry } from '../../entering/entries/find-entry.ts';

/** Two entries as named by the caller: the one to merge into the other. */
export interface Pair {
  readonly source: FoundEntry;
  readonly target: FoundEntry;
}

/** The result of a merge. */
export interface MergeOutcome {
  readonly going: FoundEntry;
  readonly staying: FoundEntry;
  readonly merged: MergedEntry;
  readonly accounts: { readonly source: AccountHolder | null; readonly target: AccountHolder | null };
}

const statement = {
  name: 'merge.accounts',
  text: `
    select p.id as profile, case when a.id is not null then 'SELF' when p.parent_id is not null then 'PARENT' end as account
    from profile p left join account a on a.profile_id = p.id where p.id in ($1, $2)`,
};

/** Which of two entries remains, and what it becomes. */
export async function mergeOutcome(db: Queries, { source, target }: Pair): Promise<MergeOutcome> {
  const rows = await db.rows<{ profile: string; account: AccountHolder | null }>(statement, [
    source.profileId,
    target.profileId,
  ]);
  const accountOf = ({ profileId }: FoundEntry) =>
    rows.find(({ profile }) => profile === profileId)?.account ?? null;
  const accounts = { source: accountOf(source), target: accountOf(target) };
  const merging = (entry: FoundEntry, account: AccountHolder | null) => ({
    account,
    competitorNumber: entry.competitorNumber,
    status: entry.status,
  });
  const merged = mergedEntry(merging(source, accounts.source), merging(target, accounts.target));
  return merged.stays === 'source'
    ? { going: target, staying: source, merged, accounts }
    : { going: source, staying: target, merged, accounts };
}

import type { Queries } from '../../platform/db/database.ts';
import { entriesOf, type FoundEntry } from '../../entering/entries/find-entry.ts';
import { conflict, type Refusal } from '../../platform/errors.ts';

/** Results in another stage depend on an entry: it can neither move nor remain alone. */
export const goneOn = (): Refusal =>
  conflict(
    'entry.gone_on',
    'One of them has advanced to another stage, so you can no longer merge these entries.',
  );

/**
 * @throws Refusal 409 unless both are their people's first entries, and the one to be removed did not advance
 */
export async function requireFirstStage(
  db: Queries,
  competition: string,
  { going, staying }: { readonly going: FoundEntry; readonly staying: FoundEntry },
): Promise<void> {
  const theirs = await entriesOf(db, competition, going.profileId);
  const [first, ...later] = await entriesOf(db, competition, staying.profileId);
  const sameStage = going.stageId === staying.stageId;
  if (theirs.length > 1 || first?.id !== staying.id || (later.length > 0 && !sameStage)) throw goneOn();
}

import type { Queries } from '../db/database.ts';
import { entriesOf, type FoundEntry } from '../entries/find-entry.ts';
import { conflict, type Refusal } from '../errors.ts';

/** What was climbed in another stage hangs on an entry: it can neither move nor stay alone. */
export const goneOn = (): Refusal =>
  conflict(
    'entry.gone_on',
    'One of them has gone on to another stage: their entries cannot be merged any more.',
  );

/** @throws Refusal 409 unless both are the entries with which each of them began, and the one that goes did not go on */
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

import type { Queries } from '../db/database.ts';
import type { FoundEntry } from '../entries/find-entry.ts';
import { conflict, type Refusal } from '../errors.ts';

/** What was climbed in another stage hangs on an entry: it can neither move nor stay alone. */
export const goneOn = (): Refusal =>
  conflict(
    'entry.gone_on',
    'One of them has gone on to another stage: their entries cannot be merged any more.',
  );

const statement = {
  name: 'merge.stages',
  text: `
    select exists (select from entry where competition_id = $1 and id in ($2, $3) and advanced_from is not null)
      or exists (select from entry where competition_id = $1 and advanced_from = $2) as gone_on`,
};

/** @throws Refusal 409 unless both are entries of who entered, and the one that goes did not go on */
export async function requireFirstStage(
  db: Queries,
  competition: string,
  { going, staying }: { readonly going: FoundEntry; readonly staying: FoundEntry },
): Promise<void> {
  const [row] = await db.rows<{ gone_on: boolean }>(statement, [competition, going.id, staying.id]);
  if (row?.gone_on) throw goneOn();
}

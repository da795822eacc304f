import { conflict } from '../platform/errors.ts';
import type { Tx } from '../platform/db/database.ts';

/** Parts of a competition that somebody adds under an id of their own. */
type Named = 'stage' | 'category' | 'routeGroup' | 'wave';

/**
 * Whether a part of a competition stands there already: it is sent again, because the answer was lost. Its key holds it to one;
 * the caller has locked the competition.
 *
 * @throws Refusal 409 if something of another name stands under its id
 */
export async function addedBefore(
  tx: Tx,
  table: Named,
  competition: string,
  { uuid, name }: { readonly uuid: string; readonly name: string },
): Promise<boolean> {
  const known = await tx.kysely
    .selectFrom(table)
    .select('name')
    .where('competitionId', '=', competition)
    .where('id', '=', uuid)
    .executeTakeFirst();
  return isSame(known?.name, name);
}

/** The same for what has been read. @param known what stands under the id; undefined = nothing @throws Refusal 409 */
export function isSame(known: string | undefined, sent: string): boolean {
  if (known === undefined || known === sent) return known === sent;
  throw conflict('added.other', 'Something else was added under this id. Please send it again.');
}

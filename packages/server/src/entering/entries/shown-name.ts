import type { EntryPatch } from '@topout/contract';
import type { Tx } from '../../platform/db/database.ts';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

interface Renaming {
  readonly before: Name;
  readonly after: Name;
  /** Categories of all the person's stages: their boards show the name. */
  readonly categories: readonly string[];
}

const statement = {
  name: 'entry.shown_name',
  text: `
    select first_name, last_name, array(select category_id::text from entry e
      where e.competition_id = $1 and e.profile_id = $2) as categories
    from entrant where competition_id = $1 and id = $2`,
};

/** The name that a competition shows for a person. */
export async function shownNameOf(tx: Tx, competition: string, person: string): Promise<Name> {
  const [row] = await tx.rows<Name & { categories: string[] }>(statement, [competition, person]);
  if (!row) throw new Error(`${person} was never entered`);
  return { firstName: row.firstName, lastName: row.lastName };
}

/** How a change to an entry affects the displayed name; null if not at all. */
export async function renamingOf(
  tx: Tx,
  competition: string,
  person: string,
  { firstName, lastName }: EntryPatch,
): Promise<Renaming | null> {
  if (firstName === undefined && lastName === undefined) return null;
  const [row] = await tx.rows<Name & { categories: string[] }>(statement, [competition, person]);
  if (!row) throw new Error(`${person} was never entered`);
  const { categories, ...before } = row;
  const after = {
    firstName: firstName?.trim() ?? before.firstName,
    lastName: lastName?.trim() ?? before.lastName,
  };
  const same = after.firstName === before.firstName && after.lastName === before.lastName;
  return same ? null : { before, after, categories };
}

const renameStatement = {
  name: 'entry.rename',
  text: `
    update registration x
    set first_name = case when own then null else $3 end, last_name = case when own then null else $4 end
    from (select first_name = $3 and last_name = $4 as own from profile where id = $2) p
    where x.competition_id = $1 and x.profile_id = $2`,
};

/**
 * Sets the name that the competition shows for a person. Setting their own name makes it follow theirs again.
 */
export async function rename(
  tx: Tx,
  competition: string,
  person: string,
  { after }: Renaming,
): Promise<void> {
  await tx.rows(renameStatement, [competition, person, after.firstName, after.lastName]);
}

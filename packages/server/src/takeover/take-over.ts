import type { FastifyInstance } from 'fastify';
import { authorityOf } from '../authority/authority.ts';
import { raiseBoard } from '../board/raise.ts';
import { mergeEntries } from '../corrections/merge-entries.ts';
import type { Tx } from '../db/database.ts';
import { lockCompetition, rememberOwnAct } from '../entries/enter.ts';
import { findEntry } from '../entries/find-entry.ts';
import { Refusal } from '../errors.ts';
import { newId } from '../ids.ts';
import { type Imported, importedUnder } from './imported.queries.ts';

type App = Pick<FastifyInstance, 'db' | 'boards' | 'floor'>;

/**
 * Whoever was imported under the address of an account that has proven it becomes that account's person, with number, place and
 * attempts. What cannot be, as where they entered a second time, stays for the organisers, who find it among the likely doubles.
 *
 * @param competition the one that they enter; null = they have only signed in, and all are meant
 * @returns the entries that are theirs now
 */
export async function takeOver(app: App, profile: string, competition: string | null): Promise<string[]> {
  const account = await app.db.kysely
    .selectFrom('account')
    .select('email')
    .where('profile_id', '=', profile)
    .executeTakeFirst();
  const imported = account ? await importedUnder(app.db, account.email) : [];
  const taken: string[] = [];
  for (const one of imported) {
    if (competition !== null && one.competition !== competition) continue;
    const entry = await takeOne(app, profile, one, competition !== null);
    if (entry !== null) taken.push(entry);
  }
  return taken;
}

/** The same, of all competitions, for an account. */
export async function takeOverOf(app: App, account: string): Promise<void> {
  const { profile_id } = await app.db.kysely
    .selectFrom('account')
    .select('profile_id')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  await takeOver(app, profile_id, null);
}

async function takeOne(
  app: App,
  profile: string,
  imported: Imported,
  enters: boolean,
): Promise<string | null> {
  const { competition } = imported;
  const authority = await authorityOf(app.db, competition, profile);
  const merged = await app.db
    .transaction(async (tx) => {
      await lockCompetition(tx, competition);
      const own = await enterBeside(tx, profile, imported);
      if (own === null) return null;
      if (enters) await rememberOwnAct(tx, competition, profile);
      const both = {
        source: await findEntry(tx, competition, own),
        target: await findEntry(tx, competition, imported.entry),
      };
      return mergeEntries(tx, app.db, authority, both);
    })
    .catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
  if (!merged) return null;
  for (const category of merged.categories) app.boards.changed(competition, category);
  app.floor.tell(competition, merged.routes, false);
  return merged.entry;
}

const fillNames = {
  name: 'takeover.fill_names',
  text: `
    update profile p set first_name = i.first_name, last_name = i.last_name,
      year_of_birth = coalesce(p.year_of_birth, i.year_of_birth), gender = coalesce(p.gender, i.gender)
    from profile i where p.id = $1 and i.id = $2 and p.first_name = '' and p.last_name = ''`,
};

/** An entry of their own for a moment, in the same category; null where they have one already. */
async function enterBeside(
  tx: Tx,
  profile: string,
  { competition, entry, category, profile: before }: Imported,
): Promise<string | null> {
  const has = await tx.kysely
    .selectFrom('entry')
    .select('id')
    .where('competition_id', '=', competition)
    .where('profile_id', '=', profile)
    .executeTakeFirst();
  if (has) return null;
  const { status } = await findEntry(tx, competition, entry);
  await tx.rows(fillNames, [profile, before]);
  const version = await raiseBoard(tx, competition, category, { reset: false });
  const id = newId();
  await tx.kysely
    .insertInto('entry')
    .values({ competition_id: competition, id, profile_id: profile, category_id: category, status, version })
    .execute();
  return id;
}

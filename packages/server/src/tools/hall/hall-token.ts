import { writeAudit } from '../../competition/audit.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';
import { CommandFault } from '../command.ts';
import { keepClocks } from './hall-clock.ts';

/**
 * Makes the token with which a hall takes a competition down and sends its news. An earlier one ends. Only its hash is kept.
 *
 * @throws CommandFault if there is no such competition, or a hall has it
 */
export async function makeToken(db: Database, competition: string): Promise<string> {
  const token = newSecret();
  await db.transaction(async (tx) => {
    await requireCompetition(tx, competition);
    const there = await hallOfCompetition(tx, competition);
    if (there?.hallId && there.handedBackAt === null && there.tokenHash !== null)
      throw new CommandFault(
        'A hall has this competition. Hand it back there, or take it back here with --revoke yes, before you make another token.',
      );
    await tx.kysely.deleteFrom('hall').where('competitionId', '=', competition).execute();
    await tx.kysely
      .insertInto('hall')
      .values({ competitionId: competition, tokenHash: secretHash(token) })
      .execute();
  });
  return token;
}

/**
 * Ends the token. If a hall has the competition, this server is its owner again, with what has come so far.
 *
 * @returns whether a hall had it
 * @throws CommandFault if there is no token
 */
export async function revokeToken(db: Database, competition: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const there = await hallOfCompetition(tx, competition);
    if (!there || there.tokenHash === null)
      throw new CommandFault('This competition has no token for a hall.');
    await keepClocks(tx, competition);
    await tx.kysely
      .updateTable('hall')
      .set({ tokenHash: null })
      .where('competitionId', '=', competition)
      .execute();
    const had = there.takenAt !== null && there.handedBackAt === null;
    if (had) await writeAudit(tx, { competition, actor: null, kind: 'competition.taken_back' });
    return had;
  });
}

async function requireCompetition(tx: Tx, competition: string): Promise<void> {
  const found = await tx.kysely
    .selectFrom('competition')
    .select('id')
    .where('id', '=', competition)
    .execute();
  if (found.length === 0) throw new CommandFault(`There is no competition ${competition}.`);
}

const hallOfCompetition = (tx: Tx, competition: string) =>
  tx.kysely
    .selectFrom('hall')
    .selectAll()
    .where('competitionId', '=', competition)
    .forUpdate()
    .executeTakeFirst();

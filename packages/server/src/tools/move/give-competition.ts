import { writeAudit } from '../../competition/audit.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { CommandFault } from '../command.ts';
import { provedPerson } from './proved-person.ts';

/**
 * Makes somebody the master judge of a competition. Whoever was it has no role there any more: the row stays, so that
 * what they still send is held and not lost.
 *
 * @param to the confirmed address of an account
 * @returns the competition's name
 * @throws CommandFault if there is no such competition or address
 */
export async function giveCompetition(tx: Tx, competition: string, to: string): Promise<string> {
  // Locks it.
  await raiseConfig(tx, competition);
  const found = await tx.kysely
    .selectFrom('competition')
    .select(['name', 'masterJudgeId'])
    .where('id', '=', competition)
    .executeTakeFirst();
  if (!found) throw new CommandFault(`There is no competition ${competition}.`);
  const { name, masterJudgeId: before } = found;
  const user = await provedPerson(tx, to);
  if (user === before) throw new CommandFault(`${to} is the master judge of "${name}" already.`);
  await dismiss(tx, competition, before);
  const values = { role: 'MASTER' as const, pending: false, revokedAt: null };
  await tx.kysely
    .insertInto('competitionRole')
    .values({ competitionId: competition, profileId: user, ...values })
    .onConflict((conflict) => conflict.columns(['competitionId', 'profileId']).doUpdateSet(values))
    .execute();
  await tx.kysely
    .updateTable('competition')
    .set({ masterJudgeId: user })
    .where('id', '=', competition)
    .execute();
  await writeAudit(tx, {
    competition,
    actor: null,
    kind: 'competition.given',
    details: { user, before: { user: before } },
  });
  return name;
}

async function dismiss({ kysely }: Tx, competition: string, master: string): Promise<void> {
  await kysely
    .updateTable('competitionRole')
    .set({ role: 'STAFF_JUDGE', revokedAt: new Date() })
    .where('competitionId', '=', competition)
    .where('profileId', '=', master)
    .execute();
  await kysely
    .deleteFrom('judgingGroupJudge')
    .where('competitionId', '=', competition)
    .where('profileId', '=', master)
    .execute();
}

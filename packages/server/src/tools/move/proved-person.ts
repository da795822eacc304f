import type { Tx } from '../../platform/db/database.ts';
import { CommandFault } from '../command.ts';

/** Who has proved an address. @returns the profile. @throws CommandFault if nobody has */
export async function provedPerson({ kysely }: Tx, email: string): Promise<string> {
  const found = await kysely
    .selectFrom('account')
    .select('profileId')
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst();
  if (!found) throw new CommandFault(`Nobody has an account with the confirmed address ${email}.`);
  return found.profileId;
}

import { commandLine } from '../../platform/version.ts';
import { accountByEmail } from '../../people/auth/accounts.ts';
import { confirmAddress } from '../../people/auth/mailed/confirm-address.ts';
import { type CliCommand, CommandFault } from '../command.ts';
import { readOptions } from './options.ts';

export const confirmEmailCommand: CliCommand = {
  name: 'confirm-email',
  summary: "Confirm an account's e-mail address, for servers that send no mail",
  help: `Usage: ${commandLine} confirm-email --email <address>

  --email  what the person signs in with

Competitions of an account stand on the home page once its address is confirmed.`,
  run: async (args, { db }) => {
    const { email } = readOptions(args, ['email']);
    if (!email) throw new CommandFault('--email is needed.');
    const account = await accountByEmail(db, email);
    if (!account) throw new CommandFault(`There is no account with ${email}.`);
    await confirmAddress(db, account.id);
    return [`${account.email} is confirmed.`];
  },
};

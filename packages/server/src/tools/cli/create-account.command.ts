import { accountByEmail, createAccount } from '../../people/auth/accounts.ts';
import { confirmAddress } from '../../people/auth/mailed/confirm-address.ts';
import { Refusal } from '../../platform/errors.ts';
import { commandLine } from '../../platform/version.ts';
import { type CliCommand, CommandFault } from '../command.ts';
import { readOptions } from './options.ts';

export const createAccountCommand: CliCommand = {
  name: 'create-account',
  summary: 'Create an account that can sign in',
  help: `Usage: ${commandLine} create-account --email <address> --password <password> [--first-name <name>] [--last-name <name>]

  --email        what the person signs in with
  --password     at least 8 characters
  --first-name   shown to others; empty by default
  --last-name    shown to others; empty by default

Example: ${commandLine} create-account --email ada@example.org --password 'a long one' --first-name Ada`,
  run: async (args, { db }) => {
    const { email, password, ...names } = readOptions(args, ['email', 'password', 'first-name', 'last-name']);
    if (!email || !password) throw new CommandFault('Both --email and --password are needed.');
    if (!/^\S+@\S+$/.test(email)) throw new CommandFault(`"${email}" is no e-mail address.`);
    try {
      const profile = await createAccount(db, email, password, {
        firstName: names['first-name'] ?? '',
        lastName: names['last-name'] ?? '',
      });
      const made = await accountByEmail(db, email);
      if (made) await confirmAddress(db, made.id);
      return [`Created ${email} with profile ${profile}.`];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new CommandFault([error.message, ...(error.fields?.['password'] ?? [])].join(' '));
    }
  },
};

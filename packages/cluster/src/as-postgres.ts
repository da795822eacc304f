import { execFileSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian installs each version of PostgreSQL. */
const installed = '/usr/lib/postgresql';

export const isRoot = process.getuid?.() === 0;

/** A command of the user `postgres`: PostgreSQL refuses to run as root. */
export const asPostgres = (command: readonly string[]): readonly string[] =>
  isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command] : command;

/** Gives a file or folder to the user `postgres`. */
export function giveToPostgres(path: string): void {
  if (isRoot) chownSync(path, numberOf('-u'), numberOf('-g'));
}

const numberOf = (which: '-u' | '-g'): number =>
  Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));

/** The programs of the newest version. */
export function binaries(): string {
  const newest = readdirSync(installed).sort((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error('PostgreSQL is not installed');
  return join(installed, newest, 'bin');
}

import { copyFile, rename, rm } from 'node:fs/promises';
import { faultOfFile } from '../../platform/backup/write-backup.ts';
import { BackupFault } from '../../platform/backup/backup-fault.ts';
import { handedIn } from '../../platform/backup/leftovers.ts';
import { beginFile, copyInto, unfinishedName } from '../../platform/new-file.ts';
import { unreadable } from '../../platform/start-fault.ts';
import { CommandFault, type ServerCommand } from '../command.ts';
import type { CommandResult } from './run-command.ts';

/** Runs a command elsewhere. */
type Ask = (args: readonly string[]) => Promise<CommandResult | null>;

/**
 * Lets a server run a command that writes or reads a file. A service sees other folders than the person who types,
 * and may write to few of them, so the file itself is opened here: it passes through the server's data folder.
 *
 * @returns null if that server is gone
 * @throws CommandFault if the file cannot be written or read
 */
export async function handOver(
  { file }: ServerCommand,
  args: readonly string[],
  dataDir: string,
  ask: Ask,
): Promise<CommandResult | null> {
  const path = file && args[args.indexOf(file.option) + 1];
  if (!file || !path || !args.includes(file.option)) return ask(args);
  const handed = handedIn(dataDir);
  const askFor = async (): Promise<CommandResult | null> => {
    const result = await ask(args.map((word) => (word === path ? handed : word)));
    const named = (text: string) => text.replaceAll(handed, path);
    return result && { lines: result.lines.map(named), fault: result.fault && named(result.fault) };
  };
  try {
    if (file.option === '--to') return await writing(path, handed, askFor, file.replaces);
    await copyFile(path, handed).catch((error: unknown) => {
      throw new CommandFault(unreadable(path, error));
    });
    return await askFor();
  } finally {
    await rm(handed, { force: true });
  }
}

async function writing(
  path: string,
  handed: string,
  askFor: () => Promise<CommandResult | null>,
  replaces: boolean,
): Promise<CommandResult | null> {
  const aside = replaces ? unfinishedName(path) : path;
  try {
    // First, so that a place that takes no file is known before anything is read.
    const made = await beginFile(aside);
    try {
      const result = await askFor();
      if (!result || result.fault !== null) return result;
      await copyInto(handed, made);
      await made.finish();
      if (replaces) await rename(aside, path);
      return result;
    } finally {
      await made.drop();
    }
  } catch (error) {
    const fault = faultOfFile(path, error);
    throw fault instanceof BackupFault ? new CommandFault(fault.message) : fault;
  }
}

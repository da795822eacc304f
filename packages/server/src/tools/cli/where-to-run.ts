import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import type { Config } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { openLog } from '../../platform/log/open-log.ts';
import type { ServerCommand } from '../command.ts';
import { handOver } from './hand-over.ts';
import { type CommandResult, outcomeOf } from './run-command.ts';
import { adminHeader, readServerFile, type ServerFile } from './server-file.ts';

/**
 * Runs a command where the database is: in the server that has the embedded one, otherwise in this process.
 *
 * @throws StartFault if no database is available
 */
export async function runWhereTheDatabaseIs(
  config: Config,
  command: ServerCommand,
  args: readonly string[],
): Promise<CommandResult> {
  const { databaseUrl, dataDir } = config;
  const { name } = command;
  const server = databaseUrl === null ? readServerFile(dataDir) : null;
  const asked =
    server && (await handOver(command, args, dataDir, (handed) => askServer(server, name, handed)));
  return asked ?? runHere(config, command, args);
}

/** @returns null if that server is gone. */
async function askServer(
  { url, token }: ServerFile,
  name: string,
  args: readonly string[],
): Promise<CommandResult | null> {
  const reply = await fetch(`${url}/api/admin/commands/${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { [adminHeader]: token, 'content-type': 'application/json' },
    body: JSON.stringify({ args }),
  }).catch(() => null);
  if (!reply || reply.status === 404) return null;
  if (!reply.ok) return { lines: [], fault: `The server could not do that: ${await reply.text()}` };
  return (await reply.json()) as CommandResult;
}

async function runHere(
  config: Config,
  command: ServerCommand,
  args: readonly string[],
): Promise<CommandResult> {
  const log = openLog(process.env['LOG_LEVEL'] ?? 'warn', pino.destination(2));
  const heard = {
    onError: (err: Error) => log.error({ err }, 'database connection lost'),
    onWait: () => log.warn('waiting for another node that migrates the database'),
  };
  const db = await openDatabase(config, heard, command.tables);
  try {
    if (command.tables === 'any') return await outcomeOf(command.run(args, { db, config }));
    const app = await buildApp({ db, config, logger: log });
    await app.ready();
    try {
      return await outcomeOf(command.run(args, app));
    } finally {
      await app.close();
    }
  } finally {
    await db.close();
  }
}

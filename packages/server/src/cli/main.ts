import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { type Config, loadConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { StartFault } from '../start-fault.ts';
import { adminHeader } from './admin.routes.ts';
import { CommandFault } from './command.ts';
import { commands } from './commands.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import { readServerFile, type ServerFile } from './server-file.ts';

const [name = '--help', ...typed] = process.argv.slice(2);
const command = commands.find((each) => each.name === name);
const args = command && 'run' in command && command.prepare ? command.prepare(typed) : typed;

function overview(): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  return [
    'Usage: npm run topout -- <command> [options]',
    '',
    ...commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`),
    '',
    'npm run topout -- <command> --help tells more.',
  ].join('\n');
}

/** Where a server has the embedded database, that one runs the command. */
async function run(config: Config): Promise<CommandResult> {
  const server = config.databaseUrl === null ? readServerFile(config.dataDir) : null;
  return (server && (await askServer(server))) ?? runHere(config);
}

/** @returns null when that server is gone. */
async function askServer({ url, token }: ServerFile): Promise<CommandResult | null> {
  const reply = await fetch(`${url}/api/admin/commands/${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { [adminHeader]: token, 'content-type': 'application/json' },
    body: JSON.stringify({ args }),
  }).catch(() => null);
  if (!reply || reply.status === 404) return null;
  if (!reply.ok) return { lines: [], fault: `The server could not do that: ${await reply.text()}` };
  return (await reply.json()) as CommandResult;
}

async function runHere(config: Config): Promise<CommandResult> {
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' }, pino.destination(2));
  const db = await openDatabase(config, (err) => log.error({ err }, 'database connection lost'));
  try {
    const app = await buildApp({ db, config, logger: log });
    await app.ready();
    try {
      return await runCommand(name, args, app);
    } finally {
      await app.close();
    }
  } finally {
    await db.close();
  }
}

try {
  if (['--help', '-h', 'help'].includes(name)) console.log(overview());
  else if (!command)
    throw new StartFault(`There is no command "${name}"; npm run topout -- --help lists them.`);
  else if (args.includes('--help') || args.includes('-h')) console.log(command.help);
  else if ('runHere' in command) await command.runHere(args, (line) => console.log(line));
  else {
    const { lines, fault } = await run(loadConfig(process.env));
    for (const line of lines) console.log(line);
    if (fault !== null) throw new StartFault(fault);
  }
} catch (error) {
  if (!(error instanceof StartFault || error instanceof CommandFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

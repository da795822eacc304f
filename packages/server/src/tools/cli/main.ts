import { loadConfig } from '../../platform/config.ts';
import { StartFault } from '../../platform/start-fault.ts';
import { commandLine } from '../../platform/version.ts';
import { CommandFault } from '../command.ts';
import { commands } from './commands.ts';
import { runWhereTheDatabaseIs } from './where-to-run.ts';

const helpWords = ['--help', '-h'];

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    `Usage: ${commandLine} <command> [options]`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `${commandLine} <command> --help tells more.`,
  ].join('\n');
}

async function main([name = '--help', ...typed]: readonly string[]): Promise<void> {
  if (helpWords.includes(name)) return console.log(overview());
  const command = commands.find((each) => each.name === name);
  if (!command) throw new CommandFault(`There is no command "${name}"; ${commandLine} --help lists them.`);
  if (typed.some((word) => helpWords.includes(word))) return console.log(command.help);
  if ('runHere' in command) return command.runHere(typed, (line) => console.log(line));
  const args = command.prepare?.(typed) ?? typed;
  const { lines, fault } = await runWhereTheDatabaseIs(loadConfig(process.env), command, args);
  for (const line of lines) console.log(line);
  if (fault !== null) throw new CommandFault(fault);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartFault || error instanceof CommandFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { type CommandContext, CommandFault } from '../command.ts';
import { commands } from './commands.ts';

/** The result of a command: lines for stdout, or one sentence for stderr. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly fault: string | null;
}

/** Runs a command by name; a failure is part of the result. */
export async function runCommand(
  name: string,
  args: readonly string[],
  context: CommandContext,
): Promise<CommandResult> {
  const command = commands.find((each) => each.name === name);
  if (!command || 'runHere' in command) {
    return { lines: [], fault: `There is no command "${name}" that a server runs.` };
  }
  return outcomeOf(command.run(args, context));
}

/** What a command that runs comes to. */
export async function outcomeOf(running: Promise<readonly string[]>): Promise<CommandResult> {
  try {
    return { lines: await running, fault: null };
  } catch (error) {
    if (error instanceof CommandFault) return { lines: error.lines, fault: error.message };
    throw error;
  }
}

import type { FastifyInstance } from 'fastify';

/** What a command works with: the app, whether it listens (the running server runs it) or not (the command line does). */
export type CommandContext = Pick<FastifyInstance, 'db' | 'config' | 'log' | 'boards' | 'commands'>;

export interface CliCommand {
  /** As it is typed. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` prints: usage, options with their defaults, an example. */
  readonly help: string;
  /** In the process of whoever typed it, before a server elsewhere runs it: there paths would mean other files. */
  prepare?(args: readonly string[]): readonly string[];
  /** @returns lines to print. @throws CommandFault with what to tell the person. */
  run(args: readonly string[], context: CommandContext): Promise<readonly string[]>;
}

/** A command that speaks to a running server as its clients do, and prints as it goes. */
export interface ClientCommand extends Omit<CliCommand, 'run' | 'prepare'> {
  /** @throws CommandFault with what to tell the person. */
  runHere(args: readonly string[], say: (line: string) => void): Promise<void>;
}

/** A command that cannot do what was asked, in one sentence, after the lines that it has to print none the less. */
export class CommandFault extends Error {
  override name = 'CommandFault';
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[] = []) {
    super(message);
    this.lines = lines;
  }
}

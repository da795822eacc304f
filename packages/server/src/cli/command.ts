import type { FastifyInstance } from 'fastify';

/** What a command works with: the app, whether it listens (the running server runs it) or not (the command line does). */
export type CommandContext = Pick<FastifyInstance, 'db' | 'config' | 'log' | 'boards' | 'commands'>;

export interface Command {
  /** As it is typed. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` prints: usage, options with their defaults, an example. */
  readonly help: string;
  /** @returns lines to print. @throws CommandFault with what to tell the person. */
  run(args: readonly string[], context: CommandContext): Promise<readonly string[]>;
}

/** A command that cannot do what was asked, in one sentence. */
export class CommandFault extends Error {
  override name = 'CommandFault';
}

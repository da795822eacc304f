import type { FastifyInstance } from 'fastify';

/**
 * What a command works with: the app, which listens (in a running server) or does not (on the command line).
 */
export type CommandContext = Pick<FastifyInstance, 'db' | 'config' | 'log' | 'boards' | 'commands'>;

export interface CliCommand {
  /** As people type it. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` prints: usage, options with their defaults, an example. */
  readonly help: string;
  /**
   * Runs in the typing person's process, before a server elsewhere runs the command: there, paths would mean
   * other files.
   */
  prepare?(args: readonly string[]): readonly string[];
  /** It only reads, and refuses a database of another version. Missing: the tables are brought up to date first. */
  readonly tables?: 'ours';
  /** The file that it writes or reads: a server elsewhere gets its content and never opens it. */
  readonly file?: { readonly option: '--to' | '--from'; readonly replaces: boolean };
  /** @returns lines to print. @throws CommandFault with a message for the person. */
  run(args: readonly string[], context: CommandContext): Promise<readonly string[]>;
}

/** A command that takes the database as it is, of whichever version: without the app, which works on its own tables only. */
export interface DatabaseCommand extends Omit<CliCommand, 'run' | 'tables'> {
  readonly tables: 'any';
  /** @returns lines to print. @throws CommandFault with a message for the person. */
  run(args: readonly string[], context: Pick<CommandContext, 'db' | 'config'>): Promise<readonly string[]>;
}

/** A command that runs where the database is. */
export type ServerCommand = CliCommand | DatabaseCommand;

/**
 * A command that runs in the typing person's process, without the app: it talks to a running server as its
 * clients do, or works on a database that no server has. Prints as it proceeds.
 */
export interface ClientCommand extends Omit<CliCommand, 'run' | 'prepare' | 'tables'> {
  /** @throws CommandFault with a message for the person. */
  runHere(args: readonly string[], say: (line: string) => void): Promise<void>;
}

/** A command that cannot do what was asked: one sentence, after any lines that it still has to print. */
export class CommandFault extends Error {
  override name = 'CommandFault';
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[] = []) {
    super(message);
    this.lines = lines;
  }
}

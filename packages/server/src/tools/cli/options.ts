import { parseArgs } from 'node:util';
import { CommandFault } from '../command.ts';

/** Options with a value, e.g. `--email ada@example.org`. @throws CommandFault for anything else. */
export function readOptions<const Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options, strict: true }).values as Partial<Record<Name, string>>;
  } catch (error) {
    throw new CommandFault(`${(error as Error).message.split('. ', 1)[0] ?? 'Unknown option'}.`);
  }
}

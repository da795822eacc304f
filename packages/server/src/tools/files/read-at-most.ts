import { createReadStream } from 'node:fs';
import { unreadable } from '../../platform/start-fault.ts';
import { CommandFault } from '../command.ts';

/**
 * Reads a file, unless it is larger than any of its kind: whatever else somebody names, such as a device that never ends, takes no
 * more memory than that.
 *
 * @param megabytes that the largest has
 * @throws CommandFault in one sentence
 */
export async function readAtMost(path: string, megabytes: number): Promise<Buffer> {
  const most = megabytes * 1_000_000;
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of createReadStream(path, { end: most })) {
      pieces.push(piece as Buffer);
      length += (piece as Buffer).length;
    }
  } catch (error) {
    throw new CommandFault(unreadable(path, error));
  }
  if (length > most)
    throw new CommandFault(
      `${path} is larger than any file that can be imported here: ${megabytes} MB. Nothing was changed.`,
    );
  return Buffer.concat(pieces);
}

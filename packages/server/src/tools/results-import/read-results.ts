import { readAtMost } from '../files/read-at-most.ts';

/** A round of two hundred climbers has a quarter of one. */
const megabytes = 16;

/**
 * The text of a file of published results.
 *
 * @throws CommandFault if it cannot be read, or is too large to be one
 */
export const readResults = async (path: string): Promise<string> =>
  (await readAtMost(path, megabytes)).toString();

import type { Config } from '../../platform/config.ts';
import { type Finding, fault, note, well } from './finding.ts';
import { existing, isWritable } from './folders.ts';
import type { World } from './world.ts';

const gigabyte = 1_000_000_000;
/** A day of a busy competition needs a few hundred megabytes, and a full disk stops everything. */
const tooLittle = 0.5 * gigabyte;
const little = 2 * gigabyte;

/** Where the embedded database keeps its files. A server's own disk is its host's business. */
export async function lookAtDisk(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { freeBytes }: World,
): Promise<Finding[]> {
  if (databaseUrl !== null)
    return [well('disk', 'Nothing is kept on this machine: the database server has its own disk.')];
  const folder = existing(dataDir);
  if (!isWritable(folder))
    return [
      fault(
        'disk',
        `The data folder ${dataDir} cannot be written.`,
        'Give it to the user that runs Topout, or set TOPOUT_DATA_DIR to one that can be written.',
      ),
    ];
  const free = await freeBytes(folder);
  const says = `${(free / gigabyte).toFixed(1)} GB are free where the data folder ${dataDir} is.`;
  const cure = 'Make room there, or set TOPOUT_DATA_DIR to a folder on another disk.';
  if (free < tooLittle) return [fault('disk', says, cure)];
  return [free < little ? note('disk', says, cure) : well('disk', says)];
}

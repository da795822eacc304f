import type { Migration } from '../db/migrations.ts';
import { BackupFault } from './backup-fault.ts';
import { ourVersion } from '../version.ts';
import { format, type Header, product } from './format.ts';

/** @throws BackupFault if this server cannot read what such a file holds */
export function headerIn(file: string, line: string, known: readonly Migration[]): Header {
  const header = parsed(line);
  if (typeof header?.product !== 'string') throw new BackupFault(`${file} is not a backup of Topout.`);
  if (header.product !== product)
    throw new BackupFault(`${file} is a backup of "${header.product}", not of Topout.`);
  const { migrations } = header;
  if (!isListOfObjects(migrations)) throw new BackupFault(`${file} is not a backup of Topout.`);
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  if (
    header.format !== format ||
    !migrations.every(({ name, compatible }) => checksums.has(name) || compatible === true)
  )
    throw new BackupFault(
      `${file} was written by a newer Topout (${header.version}) than this one (${ourVersion.version}); restore it with that one.`,
    );
  const other = migrations.find(
    ({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum,
  );
  if (other)
    throw new BackupFault(
      `${file} has tables of another kind: its migration ${other.name} is not this server's.`,
    );
  return header as Header;
}

const isListOfObjects = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);

function parsed(line: string): Partial<Header> | null {
  try {
    return JSON.parse(line) as Partial<Header> | null;
  } catch {
    return null;
  }
}

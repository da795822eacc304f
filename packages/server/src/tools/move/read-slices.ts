import type { Tx } from '../../platform/db/database.ts';
import { rowsAtOnce } from './slices.ts';

/**
 * Reads what may be very much: no statement takes long, and only one slice of the answer is held beside what is made of it.
 *
 * @param make of each row
 */
export async function readSlices<T, Made>(
  tx: Tx,
  text: string,
  values: readonly unknown[],
  make: (row: T) => Made,
): Promise<Made[]> {
  const run = <R>(statement: string, more: readonly unknown[] = []) =>
    tx.rows<R>({ name: null, text: statement }, more);
  await run(`declare slices no scroll cursor for ${text}`, values);
  const made: Made[] = [];
  for (;;) {
    const slice = await run<T>(`fetch ${rowsAtOnce} from slices`);
    for (const row of slice) made.push(make(row));
    if (slice.length < rowsAtOnce) break;
  }
  await run('close slices');
  return made;
}

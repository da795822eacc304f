import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Migration } from '../db/migrations.ts';
import { unreadable } from '../start-fault.ts';
import { BackupFault } from './backup-fault.ts';
import { type Footer, type Header, type TableLine } from './format.ts';
import { headerIn } from './header-in.ts';
import { linesOf } from './lines-of.ts';

interface Visit {
  /** Called before the rows of each table, also if it has none. */
  table?(table: TableLine): Promise<void>;
  /** Some rows of the last table, as lines of JSON. */
  rows?(lines: readonly string[]): Promise<void>;
}

/** Rows that are handed on at once, and their length. */
const mostRows = 2_000;
const mostLength = 1_000_000;

/**
 * Reads a backup from its first line to its last. Only once it has returned is it certain that the backup is
 * whole: look at all of it before you write anything.
 *
 * @param known the migrations of this server
 * @throws BackupFault if the file is no backup, is cut short or damaged, or a newer Topout wrote it
 */
export async function readBackup(
  file: string,
  known: readonly Migration[],
  visit: Visit = {},
): Promise<{ readonly header: Header; readonly rows: number }> {
  const read = { header: null as Header | null, footer: null as Footer | null };
  const counted: Record<string, number> = {};
  const hash = createHash('sha256');
  let table: TableLine | undefined;
  let waiting: string[] = [];
  let waitingLength = 0;
  const handOn = async () => {
    if (waiting.length > 0) await visit.rows?.(waiting);
    [waiting, waitingLength] = [[], 0];
  };

  for await (const line of wholeLines(file)) {
    if (read.footer) throw damaged(file);
    if (!read.header) {
      read.header = headerIn(file, line, known);
    } else if (line.startsWith('[') && table) {
      counted[table.table] = (counted[table.table] ?? 0) + 1;
      waiting.push(line);
      waitingLength += line.length;
      if (waiting.length >= mostRows || waitingLength >= mostLength) await handOn();
    } else {
      await handOn();
      const next = markIn(file, line);
      if ('sha256' in next) {
        read.footer = next;
        continue;
      }
      table = next;
      counted[table.table] ??= 0;
      await visit.table?.(table);
    }
    hash.update(line).update('\n');
  }
  const { header, footer } = read;
  if (!header) throw new BackupFault(`${file} is not a backup of Topout.`);
  if (!footer) throw cutShort(file);
  const sameRows = JSON.stringify(sorted(counted)) === JSON.stringify(sorted(footer.rows));
  if (footer.sha256 !== hash.digest('hex') || !sameRows) throw damaged(file);
  return { header, rows: Object.values(counted).reduce((sum, rows) => sum + rows, 0) };
}

const sorted = (rows: Readonly<Record<string, number>>) =>
  Object.entries(rows).sort(([one], [other]) => (one < other ? -1 : 1));

const cutShort = (file: string) =>
  new BackupFault(`${file} is cut short: its end is missing. Use another backup.`);

const damaged = (file: string) =>
  new BackupFault(`${file} is damaged: it does not hold what was written. Use another backup.`);

/** Rows become so much larger at most; a bomb becomes a thousand times larger. */
const largest = (packed: number): number => 64_000_000 + 100 * packed;

const bomb = (file: string) =>
  new BackupFault(
    `${file} unpacks to far more than any backup: it was made to keep a server busy. Nothing was changed.`,
  );

/** The lines of the file; what goes wrong with it is said in a sentence. */
async function* wholeLines(file: string): AsyncGenerator<string> {
  let begun = false;
  let length = 0;
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  try {
    for await (const line of linesOf(source.pipe(unzipped))) {
      begun = true;
      length += line.length + 1;
      if (length > largest(source.bytesRead)) throw bomb(file);
      yield line;
    }
  } catch (error) {
    throw faultOf(file, error, begun);
  } finally {
    source.destroy();
  }
}

function faultOf(file: string, error: unknown, begun: boolean): unknown {
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (code === 'Z_BUF_ERROR') return cutShort(file);
  if (code?.startsWith('Z_') || code === 'TOO_LONG')
    return begun ? damaged(file) : new BackupFault(`${file} is not a backup of Topout.`);
  if (syscall) return new BackupFault(unreadable(file, error), { cause: error });
  return error;
}

/** The start of a table, or the end of the backup. */
function markIn(file: string, line: string): TableLine | Footer {
  try {
    const mark = JSON.parse(line) as Partial<TableLine & Footer>;
    const { table, columns, rows, sha256 } = mark;
    if (typeof table === 'string' && Array.isArray(columns) && columns.length > 0) return { table, columns };
    if (typeof sha256 === 'string' && rows) return { rows, sha256 };
  } catch {
    // Said below.
  }
  throw damaged(file);
}

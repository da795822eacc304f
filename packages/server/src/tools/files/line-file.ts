import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { BackupFault } from '../../platform/backup/backup-fault.ts';
import { isBackup } from '../../platform/backup/is-backup.ts';
import { faultOfFile } from '../../platform/backup/write-backup.ts';
import { readMigrations } from '../../platform/db/migrations.ts';
import { reasonOf } from '../../platform/start-fault.ts';
import { CommandFault } from '../command.ts';
import { readAtMost } from './read-at-most.ts';

/** What a file holds: its first line says so. */
export interface FileKind {
  readonly format: string;
  /** Rises with every change of the format that an older reader would misread. */
  readonly version: number;
}

interface Header extends FileKind {
  readonly product: string;
  /** The last migration of the database it was read from: its rows have those columns. */
  readonly migration: string;
}

interface Footer {
  /** Lines per table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Of all bytes before this line, in hex. */
  readonly sha256: string;
}

const product = 'topout';

/** One row, with SQL's names. @param row JSON text */
export const rowLine = (table: string, row: string): string => `{"table":"${table}","row":${row}}`;

/**
 * Writes a file of rows, one line each, between a line that says what it is and one that proves that it is
 * whole. Only its owner may read it. It appears under its name once it is on disk.
 *
 * @param lines made by `rowLine`
 * @throws CommandFault if it cannot be written
 */
export async function writeLineFile(path: string, kind: FileKind, lines: readonly string[]): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    const file = await open(unfinished, 'wx', 0o600);
    try {
      for (const piece of piecesOf(kind, lines)) await file.appendFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    const fault = faultOfFile(path, error);
    throw new CommandFault(
      fault instanceof BackupFault ? fault.message : `${path} cannot be written: ${reasonOf(error)}.`,
    );
  }
}

/** The same file as text, to send it elsewhere. */
export const linesOfFile = (kind: FileKind, lines: readonly string[]): string[] => [...piecesOf(kind, lines)];

/** As long as a text can be, about. */
const megabytes = 500;

const linesAtOnce = 1_000;

function* piecesOf(kind: FileKind, lines: readonly string[]): Generator<string> {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  const hashed = (piece: string): string => {
    hash.update(piece);
    return piece;
  };
  const header: Header = { product, ...kind, migration: lastMigration() };
  yield hashed(`${JSON.stringify(header)}\n`);
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const piece = lines.slice(at, at + linesAtOnce);
    for (const line of piece) {
      const table = tableOf(line);
      rows[table] = (rows[table] ?? 0) + 1;
    }
    yield hashed(`${piece.join('\n')}\n`);
  }
  const footer: Footer = { rows, sha256: hash.digest('hex') };
  yield `${JSON.stringify(footer)}\n`;
}

/**
 * Reads such a file.
 *
 * @returns its rows, each as a line of JSON
 * @throws CommandFault in one sentence for a file that is missing, something else, newer, older, cut short or
 *   changed
 */
export async function readLineFile(path: string, { format, version }: FileKind): Promise<string[]> {
  const bytes = await readAtMost(path, megabytes);
  if (isZipped(bytes) && (await isBackup(path)))
    throw new CommandFault(
      `${path} holds no ${format}, but a backup of a whole server: restore --from <file> puts it into an empty one. Nothing was changed.`,
    );
  const header = parsed<Header>(bytes.subarray(0, bytes.indexOf('\n')).toString());
  if (header?.product !== product) throw new CommandFault(`${path} is not a file of Topout.`);
  if (typeof header.format === 'string' && header.format !== format)
    throw new CommandFault(`${path} holds no ${format}, but a ${header.format}.`);
  const { version: written, migration } = header;
  if (typeof written !== 'number' || typeof migration !== 'string')
    throw new CommandFault(`${path} is not a file of Topout.`);
  const ours = lastMigration();
  if (written > version || migration > ours)
    throw new CommandFault(`${path} was written by a newer Topout. Update this server and try again.`);
  if (written < version || migration < ours)
    throw new CommandFault(
      `${path} was written by an older Topout. Update the server that it comes from, and export it again.`,
    );
  return provenLines(path, bytes);
}

const isZipped = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function provenLines(path: string, bytes: Buffer): string[] {
  const end = bytes.at(-1) === newline ? bytes.length - 1 : bytes.length;
  const last = bytes.lastIndexOf('\n', end - 1) + 1;
  const footer = parsed<Footer>(bytes.subarray(last, end).toString());
  if (typeof footer?.sha256 !== 'string')
    throw new CommandFault(`${path} was cut short: its last line is missing. Copy or export it again.`);
  const body = bytes.subarray(0, last);
  if (createHash('sha256').update(body).digest('hex') !== footer.sha256)
    throw new CommandFault(`${path} was changed after it was written. Copy or export it again.`);
  return body.toString().split('\n').slice(1, -1);
}

const newline = 10;

const lastMigration = (): string => readMigrations().at(-1)?.name ?? '';

const tableOf = (line: string): string => /^\{"table":"(\w+)"/.exec(line)?.[1] ?? '';

function parsed<T>(text: string): Partial<T> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Partial<T> | null) : null;
  } catch {
    return null;
  }
}

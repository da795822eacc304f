/**
 * A backup is gzipped lines of JSON: what it is ({@link Header}), then for each table its name and columns
 * ({@link TableLine}) and its rows, each a list of the columns' values as PostgreSQL writes them, then
 * {@link Footer}. Values are text, so that both databases and any version of them read what the other wrote.
 */
export const format = 1;

/** The first line. */
export interface Header {
  readonly product: string;
  readonly format: number;
  /** Of the Topout that wrote it. */
  readonly version: string;
  /** ISO 8601; the moment of which it is. */
  readonly writtenAt: string;
  /** Those that had made its tables. */
  readonly migrations: readonly {
    readonly name: string;
    readonly checksum: string;
    /** A server that does not know it works without it. Missing in older files: no. */
    readonly compatible?: boolean;
  }[];
}

/** Says whose rows follow. */
export interface TableLine {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The last line: without it a backup is cut short. */
export interface Footer {
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Of all lines before, in hex. */
  readonly sha256: string;
}

/**
 * Tables of the running of one database, which no backup contains and which a restored one has empty. So it has
 * not been backed up yet, and nodes begin another epoch: it went back, or is another one.
 */
export const ofOneDatabase: readonly string[] = ['allowance', 'backup', 'database_epoch', 'sign_in_version'];

/** Tables whose rows are not in a backup; its migrations are in the header. */
export const leftOut: readonly string[] = ['schema_migration', ...ofOneDatabase];

export const product = 'topout';

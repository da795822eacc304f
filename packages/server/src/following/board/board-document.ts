import type { BoardDelta, LatestResult } from '@topout/contract';
import type { ScoringSystem } from '@topout/domain';
import type { Encoding } from '../../platform/http/negotiate.ts';
import { PreparedBytes } from '../../platform/http/prepared-bytes.ts';
import { wireText } from '../../platform/http/wire.ts';

/** A row as the document holds it: `json` is its part of the bytes. */
export interface DocumentRow {
  readonly entry: string;
  readonly user: string;
  readonly position: number | null;
  readonly json: string;
}

/** What a board is, but its rows. */
export interface BoardHead {
  readonly category: string;
  readonly version: number;
  readonly changedAt: Date;
  readonly system: ScoringSystem;
  readonly latest: readonly LatestResult[];
}

/** To be raised with every new field: nobody who holds an older body may hear that it is current. */
const format = 2;

/** The board of one category at one version for one audience, as bytes that are made once. */
export class BoardDocument {
  readonly category: string;
  readonly version: number;
  /** ISO 8601. */
  readonly changedAt: string;
  readonly etag: string;
  readonly system: ScoringSystem;
  readonly rows: readonly DocumentRow[];
  /** Part of the bytes: what changed last, as JSON. */
  readonly latest: string;
  #prepared: PreparedBytes | null = null;

  constructor({ category, version, changedAt, system, latest }: BoardHead, rows: readonly DocumentRow[]) {
    this.category = category;
    this.version = version;
    this.changedAt = changedAt.toISOString();
    this.etag = `"${format}-${version}"`;
    this.system = system;
    this.rows = rows;
    this.latest = wireText(latest);
  }

  /** As JSON, one line. */
  get json(): Buffer {
    return this.#bytes.plain;
  }

  /** The bytes in an encoding, if they were made already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#prepared?.ready(encoding);
  }

  /** The bytes in an encoding. */
  bytes(encoding: Encoding): Promise<Buffer> {
    return this.#bytes.in(encoding);
  }

  get #bytes(): PreparedBytes {
    if (this.#prepared) return this.#prepared;
    const rows = this.rows.map(({ json }) => json).join(',');
    const json = `{"category":"${this.category}","version":${this.version},"changed_at":"${this.changedAt}","scoring_system":"${this.system}","rows":[${rows}],"latest":${this.latest}}`;
    this.#prepared = new PreparedBytes(Buffer.from(json));
    return this.#prepared;
  }
}

/** What leads from one version of a board to a later one. `rows` are parts of JSON already. */
export function deltaJson(before: BoardDocument, after: BoardDocument): string {
  const places = new Map(before.rows.map((row, index) => [row.entry, { row, index }]));
  const rows: string[] = [];
  const positions: BoardDelta['positions'] = [];
  after.rows.forEach((row, index) => {
    const was = places.get(row.entry);
    places.delete(row.entry);
    if (was?.row.json !== row.json) rows.push(`{"index":${index},"row":${row.json}}`);
    if (was && (was.index !== index || was.row.position !== row.position)) {
      positions.push([row.user, row.position, index]);
    }
  });
  const removed = [...places.values()].map(({ row }) => row.user);
  return `{"category":"${after.category}","from":${before.version},"to":${after.version},"changed_at":"${after.changedAt}","rows":[${rows.join(',')}],"positions":${JSON.stringify(positions)},"removed":${JSON.stringify(removed)},"latest":${after.latest}}`;
}

import type { LatestResult } from '@topout/contract';
import type { ScoringSystem } from '@topout/domain';
import type { Encoding } from '../../platform/http/negotiate.ts';
import { PreparedBytes } from '../../platform/http/prepared-bytes.ts';
import { wireText } from '../../platform/http/wire.ts';
import type { DocumentRow } from './document-row.ts';

/** What a board is, but its rows. */
export interface BoardHead {
  readonly category: string;
  readonly version: number;
  readonly changedAt: Date;
  readonly system: ScoringSystem;
  readonly latest: readonly LatestResult[];
}

/** To be raised with every new field, or meaning of one: nobody who holds an older body may hear that it is current. */
const format = 5;

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

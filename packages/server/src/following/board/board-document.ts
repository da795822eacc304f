import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BoardDelta, LatestResult } from '@topout/contract';
import type { ScoringSystem } from '@topout/domain';
import type { Encoding } from '../../platform/http/negotiate.ts';
import { wireText } from '../../platform/http/wire.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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
  readonly #bytes = new Map<Encoding, Buffer>();

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
    const known = this.#bytes.get('identity');
    if (known) return known;
    const rows = this.rows.map(({ json }) => json).join(',');
    const json = Buffer.from(
      `{"category":"${this.category}","version":${this.version},"changed_at":"${this.changedAt}","scoring_system":"${this.system}","rows":[${rows}],"latest":${this.latest}}`,
    );
    this.#bytes.set('identity', json);
    return json;
  }

  /** The bytes in an encoding, if they were made already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#bytes.get(encoding);
  }

  /** The bytes in an encoding. Compressing costs far more than sending, hence once and off the main thread. */
  async bytes(encoding: Encoding): Promise<Buffer> {
    const { json } = this;
    const known = this.#bytes.get(encoding);
    if (known) return known;
    const made = await (encoding === 'br' ? brotli(json, brotliFast) : zip(json));
    this.#bytes.set(encoding, made);
    return made;
  }
}

const brotliFast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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

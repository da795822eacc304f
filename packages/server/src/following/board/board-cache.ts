import type { IncomingMessage, ServerResponse } from 'node:http';
import { openCache } from '../../platform/cache/cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import type { BoardDocument } from './board-document.ts';
import type { CategoryBoard } from './category-board.ts';
import { bodyHeaders, leaderboardHeaders } from './leaderboard-headers.ts';
import { leaseMs } from '../../platform/http/lease.ts';
import { holds, negotiated } from '../../platform/http/negotiate.ts';

interface Served {
  readonly board: CategoryBoard;
  readonly document: BoardDocument;
  /** Settings under which the board was found to be public. */
  readonly configVersion: number;
  /** When that was asked, by `performance.now()`. */
  readonly askedAt: number;
  readonly same: string[];
  readonly whole: Map<string, string[]>;
}

/**
 * Public boards that were just served, by address: answered before routing, as long as nothing newer is known of. Whatever is
 * not here goes the ordinary way, which puts it here.
 */
export class BoardCache {
  readonly #db: Database;
  readonly #served = openCache<Served>('boards');

  constructor(db: Database) {
    this.#db = db;
  }

  /** Keeps what an address was answered with. */
  keep(url: string, answered: Pick<Served, 'board' | 'document' | 'configVersion' | 'askedAt'>): void {
    const headers = leaderboardHeaders(answered.document, 'public');
    this.#served.set(url, { ...answered, same: flat(headers), whole: new Map() });
  }

  /** Answers a request if it can; false when it has to go the ordinary way. */
  answer(request: IncomingMessage, reply: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const served = this.#served.get(request.url ?? '');
    if (!served || !this.#stillSo(served)) return false;
    if (holds(request.headers['if-none-match'], served.document.etag)) {
      reply.writeHead(304, served.same);
      reply.end();
      return true;
    }
    const encoding = negotiated(request.headers['accept-encoding']);
    const bytes = served.document.ready(encoding);
    if (!bytes) return false;
    let head = served.whole.get(encoding);
    if (!head) {
      head = [...served.same, ...flat(bodyHeaders(encoding)), 'content-length', String(bytes.length)];
      served.whole.set(encoding, head);
    }
    reply.writeHead(200, head);
    reply.end(bytes);
    return true;
  }

  #stillSo({ board, document, configVersion, askedAt }: Served): boolean {
    if (performance.now() - askedAt > leaseMs) return false;
    if (board.current('public') !== document) return false;
    if (snapshotsOf(this.#db).latest(board.competition)?.configVersion !== configVersion) return false;
    board.askedAt = performance.now();
    return true;
  }
}

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

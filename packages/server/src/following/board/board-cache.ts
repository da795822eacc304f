import type { IncomingMessage, ServerResponse } from 'node:http';
import { openCache } from '../../platform/cache/cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import type { BoardDocument } from './board-document.ts';
import type { CategoryBoard } from './category-board.ts';
import { bodyHeaders } from '../../platform/http/body-headers.ts';
import { leaderboardHeaders } from './leaderboard-headers.ts';
import { leaseMs } from '../../platform/http/lease.ts';
import { holds, negotiated } from '../../platform/http/negotiate.ts';

/** What an address was answered with. */
interface Answered {
  readonly board: CategoryBoard;
  readonly document: BoardDocument;
  /** Settings under which the board was found to be public. */
  readonly configVersion: number;
  /** When that was asked, by `performance.now()`. */
  readonly askedAt: number;
}

/** Holds on to no board: one that nobody else needs is forgotten (board-memory.ts). */
interface Served extends Pick<Answered, 'configVersion' | 'askedAt'> {
  readonly board: WeakRef<CategoryBoard>;
  readonly document: WeakRef<BoardDocument>;
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
  keep(url: string, { board, document, configVersion, askedAt }: Answered): void {
    this.#served.set(url, {
      board: new WeakRef(board),
      document: new WeakRef(document),
      configVersion,
      askedAt,
      same: flat(leaderboardHeaders(document, 'public')),
      whole: new Map(),
    });
  }

  /** Answers a request if it can; false when it has to go the ordinary way. */
  answer(request: IncomingMessage, reply: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const served = this.#served.get(request.url ?? '');
    const document = served && this.#stillSo(served);
    if (!document) return false;
    if (holds(request.headers['if-none-match'], document.etag)) {
      reply.writeHead(304, served.same);
      reply.end();
      return true;
    }
    const encoding = negotiated(request.headers['accept-encoding']);
    const bytes = document.ready(encoding);
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

  /** The document, if it still is what everybody gets. */
  #stillSo({ board: held, document, configVersion, askedAt }: Served): BoardDocument | undefined {
    if (performance.now() - askedAt > leaseMs) return undefined;
    const board = held.deref();
    const current = board?.current('public');
    if (!board || !current || current !== document.deref()) return undefined;
    if (snapshotsOf(this.#db).latest(board.competition)?.configVersion !== configVersion) return undefined;
    board.askedAt = performance.now();
    return current;
  }
}

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

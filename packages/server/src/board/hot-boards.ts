import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { snapshotsOf } from '../authority/snapshots.ts';
import type { BoardDocument } from './board-document.ts';
import type { CategoryBoard } from './category-board.ts';
import { bodyHeaders, leaderboardHeaders } from './leaderboard-headers.ts';
import { leaseMs } from '../http/lease.ts';
import { holds, negotiated } from '../http/negotiate.ts';

/** The most addresses that are remembered; query strings come in more spellings than there are boards. */
const mostAddresses = 2_000;

interface Hot {
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
export class HotBoards {
  readonly #db: Database;
  readonly #hot = new LRUCache<string, Hot>({ max: mostAddresses });

  constructor(db: Database) {
    this.#db = db;
  }

  /** Remembers what an address was answered with. */
  remember(url: string, answered: Pick<Hot, 'board' | 'document' | 'configVersion' | 'askedAt'>): void {
    const headers = leaderboardHeaders(answered.document, 'public');
    this.#hot.set(url, { ...answered, same: flat(headers), whole: new Map() });
  }

  /** Answers a request if it can; false when it has to go the ordinary way. */
  answer(request: IncomingMessage, reply: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const hot = this.#hot.get(request.url ?? '');
    if (!hot || !this.#stillSo(hot)) return false;
    if (holds(request.headers['if-none-match'], hot.document.etag)) {
      reply.writeHead(304, hot.same);
      reply.end();
      return true;
    }
    const encoding = negotiated(request.headers['accept-encoding']);
    const bytes = hot.document.ready(encoding);
    if (!bytes) return false;
    let head = hot.whole.get(encoding);
    if (!head) {
      head = [...hot.same, ...flat(bodyHeaders(encoding)), 'content-length', String(bytes.length)];
      hot.whole.set(encoding, head);
    }
    reply.writeHead(200, head);
    reply.end(bytes);
    return true;
  }

  #stillSo({ board, document, configVersion, askedAt }: Hot): boolean {
    if (performance.now() - askedAt > leaseMs) return false;
    if (board.current('public') !== document) return false;
    if (snapshotsOf(this.#db).held(board.competition)?.configVersion !== configVersion) return false;
    board.askedAt = performance.now();
    return true;
  }
}

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

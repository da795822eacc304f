import { camelNames } from '@topout/contract/names';
import type { Leaderboard } from '@topout/contract';
import { send } from '../http/api.ts';

import { withQuery } from '../http/with-query.ts';

export interface BoardRequest {
  readonly competition: string;
  readonly category: string;
  readonly audience?: 'staff';
}

export interface ReadBoard {
  /** Null: the one with that tag is still current. */
  readonly board: Leaderboard | null;
  readonly etag: string;
}

/**
 * Reads the board of one category, unless `etag` is still current. @throws RefusedError, UnreachableError.
 */
export async function readBoard(
  { competition, category, audience }: BoardRequest,
  { etag, signal }: { etag?: string | undefined; signal?: AbortSignal } = {},
): Promise<ReadBoard> {
  const response = await send(withQuery(`competitions/${competition}/leaderboard`, { category, audience }), {
    ...(signal && { signal }),
    ...(etag && { headers: { 'if-none-match': etag } }),
  });
  if (response.status === 304) return { board: null, etag: etag ?? '' };
  const board = camelNames(await response.json()) as Leaderboard;
  return { board, etag: response.headers.get('etag') ?? '' };
}

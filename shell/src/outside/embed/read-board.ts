import type { EmbeddedBoard } from '@topout/contract';
import { camelNames } from '@topout/contract/names';

/** What the server says about a board. */
export type Answer =
  { readonly board: EmbeddedBoard } | { readonly refused: 'hidden' | 'missing' | 'unreachable' };

export interface Wanted {
  /** Where Topout runs. */
  readonly host: string;
  readonly competition: string;
  readonly category: string | null;
  readonly rows: string | null;
}

/**
 * Reads a board without cookies, and without headers of its own: browsers would ask twice. They keep the answer
 * and ask whether it still holds.
 */
export async function readBoard({ host, competition, category, rows }: Wanted): Promise<Answer> {
  const url = new URL(`/api/competitions/${encodeURIComponent(competition)}/leaderboard/embed`, host);
  if (category) url.searchParams.set('category', category);
  if (rows) url.searchParams.set('rows', rows);
  try {
    const reply = await fetch(url, { cache: 'no-cache', credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (reply.ok) return { board: camelNames(await reply.json()) as EmbeddedBoard };
    if (reply.status === 403) return { refused: 'hidden' };
    // 400: no id of a competition at all.
    return { refused: reply.status === 404 || reply.status === 400 ? 'missing' : 'unreachable' };
  } catch {
    return { refused: 'unreachable' };
  }
}

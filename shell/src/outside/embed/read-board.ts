import type { EmbeddedBoard } from '@topout/contract';
import { camelNames } from '@topout/contract/names';

/** Why there is no board; `wrong` = this address never has one. */
export type Refused = 'hidden' | 'missing' | 'wrong' | 'unreachable';

/** What the server says about a board. */
export type Answer = { readonly board: EmbeddedBoard } | { readonly refused: Refused };

export interface Wanted {
  /** Where Topout runs. */
  readonly host: string;
  readonly competition: string;
  readonly category: string | null;
  readonly rows: number;
}

/**
 * Reads a board without cookies, and without headers of its own: browsers would ask twice. They keep the answer
 * and ask whether it still holds.
 */
export async function readBoard({ host, competition, category, rows }: Wanted): Promise<Answer> {
  const url = new URL(`/api/competitions/${encodeURIComponent(competition)}/leaderboard/embed`, host);
  if (category) url.searchParams.set('category', category);
  url.searchParams.set('rows', String(rows));
  try {
    const reply = await fetch(url, { cache: 'no-cache', credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (reply.ok) return { board: camelNames(await reply.json()) as EmbeddedBoard };
    if (reply.status === 403) return { refused: 'hidden' };
    if (reply.status === 400) return { refused: 'wrong' };
    return { refused: reply.status === 404 ? 'missing' : 'unreachable' };
  } catch {
    return { refused: 'unreachable' };
  }
}

import type { Competition, Leaderboard } from '@topout/contract';
import { serverNow, storeLocally } from '@topout/api-client';

/** The public boards of a competition as this device showed them last: nothing that not everybody may see. */
export interface KeptBoard {
  readonly competition: Competition;
  readonly boards: readonly Leaderboard[];
  /** When they were known to be current, in milliseconds since 1970. */
  readonly atMs: number;
}

/** A version of this app that kept boards may not have known all of it. */
interface Kept {
  readonly competition: Competition;
  readonly boards: readonly (Omit<Leaderboard, 'latest'> & Partial<Pick<Leaderboard, 'latest'>>)[];
}

/** None is shown after a day. */
const dayMs = 24 * 60 * 60 * 1_000;

/** How the names end under which boards are kept. */
export const ending = '/board';
export const keyOf = (competition: string) => `${competition}${ending}`;

/** What is kept begins with its time, so that the oldest is found without reading it. */
export const atOf = (text: string): number => Number(text.slice(0, text.indexOf(' ')));

/** Nobody is shown it again: it was hidden, or is gone. */
export const forgetBoard = (competition: string): void => storeLocally(keyOf(competition), null);

/** What is kept of a competition; null = nothing of this day. */
export function keptBoard(competition: string): KeptBoard | null {
  const text = localStorage.getItem(keyOf(competition)) ?? '';
  const atMs = atOf(text);
  if (!(serverNow() - atMs < dayMs)) return null;
  try {
    const { competition: about, boards } = JSON.parse(text.slice(text.indexOf(' '))) as Kept;
    return {
      competition: about,
      boards: boards.map((board) => ({ ...board, latest: board.latest ?? [] })),
      atMs,
    };
  } catch {
    // Not ours: counts as nothing.
    return null;
  }
}

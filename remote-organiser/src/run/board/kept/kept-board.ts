import type { Competition, Leaderboard } from '@topout/contract';
import { serverNow, storeLocally } from '@topout/api-client';

/** The public boards of a competition as this device showed them last: nothing that not everybody may see. */
export interface KeptBoard {
  readonly competition: Competition;
  readonly boards: readonly Leaderboard[];
  /** When they were known to be current, in milliseconds since 1970. */
  readonly atMs: number;
}

/** So many competitions are kept, each up to so many characters, and none for longer than a day. */
const most = 3;
const longest = 500_000;
const dayMs = 24 * 60 * 60 * 1_000;

const ending = '/board';
const keyOf = (competition: string) => `${competition}${ending}`;

/** What is kept begins with its time, so that the oldest is found without reading it. */
const atOf = (text: string): number => Number(text.slice(0, text.indexOf(' ')));

const publicOf = (competition: Competition): Competition => ({
  ...competition,
  judgeKey: null,
  role: null,
  canJudge: false,
  judgeRequestPending: false,
  userEntry: null,
  childEntries: [],
  canEnter: false,
  canEnterReason: null,
  judgingGroups: [],
});

/** Keeps the boards in place of what was kept of this competition; the oldest of too many goes. */
export function keepBoard(
  competition: Competition,
  boards: readonly Leaderboard[],
  atMs = serverNow(),
): void {
  const text = `${atMs} ${JSON.stringify({ competition: publicOf(competition), boards })}`;
  if (text.length > longest) return;
  const others = Object.keys(localStorage)
    .filter((key) => key.endsWith(ending) && key !== keyOf(competition.uuid))
    .toSorted((a, b) => atOf(localStorage.getItem(b) ?? '') - atOf(localStorage.getItem(a) ?? ''));
  for (const key of others.slice(most - 1)) storeLocally(key, null);
  storeLocally(keyOf(competition.uuid), text);
}

/** Nobody is shown it again: it was hidden, or is gone. */
export const forgetBoard = (competition: string): void => storeLocally(keyOf(competition), null);

/** What is kept of a competition; null = nothing of this day. */
export function keptBoard(competition: string): KeptBoard | null {
  const text = localStorage.getItem(keyOf(competition)) ?? '';
  const atMs = atOf(text);
  if (!(serverNow() - atMs < dayMs)) return null;
  try {
    return { ...(JSON.parse(text.slice(text.indexOf(' '))) as Omit<KeptBoard, 'atMs'>), atMs };
  } catch {
    // Not ours: counts as nothing.
    return null;
  }
}

import type { Competition, Leaderboard } from '@topout/contract';
import { serverNow, storeLocally } from '@topout/api-client';
import { atOf, ending, keyOf } from './kept-board.ts';

/** So many competitions are kept, each up to so many characters. */
const most = 3;
const longest = 500_000;

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

import type { Leaderboard } from '@topout/contract';
import { edgeTexts as texts } from './texts.ts';

/** What changed on a board since another version of it, by entry and as it reads: "+250 now", or "now" where scores are no points. */
export function gainsOf(
  before: Leaderboard | undefined,
  { rows, scoringSystem }: Leaderboard,
): [entry: string, text: string][] {
  if (before?.scoringSystem !== scoringSystem) return [];
  const known = new Map(before.rows.map((row) => [row.entry, row]));
  return rows.flatMap((row): [string, string][] => {
    const was = known.get(row.entry);
    if (!was || was.scoreText === row.scoreText) return [];
    const arePoints = row.scoreText.endsWith(' pts');
    const points = Math.round((row.score ?? 0) - (was.score ?? 0));
    return [[row.entry, arePoints && points !== 0 ? texts.gained(points) : texts.now]];
  });
}

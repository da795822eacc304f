import type { ScoringSettings } from '../competition/settings.ts';
import type { BoardEntry, BoardRow } from '../model.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import { systems } from './systems.ts';
import { bestMark } from './systems/lead.ts';
import { figuresOf } from './words/disciplines.ts';

/** An entry on a board, with the values its place comes from. */
export interface PlacedEntry {
  readonly row: BoardRow;
  readonly entry: BoardEntry;
}

/** What puts one entry before another: the first value in which the rules find them different. */
export type Reason =
  | {
      readonly by:
        | 'tied'
        | 'unranked'
        | 'retired'
        | 'group'
        | 'product'
        | 'disciplines'
        | 'leadHeight'
        | 'fewestAttempts'
        | 'falls'
        | 'flashes';
    }
  | {
      readonly by: 'tops' | 'zones' | 'triesToTop' | 'triesToZone' | 'score' | 'time';
      /** As on the board: tries positive, times in milliseconds. */
      readonly ahead: number;
      readonly behind: number;
    }
  | {
      readonly by: 'countBack';
      /** Rank in the deciding stage; null = none in that stage. */
      readonly ahead: number | null;
      readonly behind: number | null;
    };

const tupleParts = ['tops', 'zones', 'triesToTop', 'triesToZone'] as const;

/**
 * Why one entry is ahead of another on the same board.
 *
 * Checks first whether retired entries rank last, because then nothing else matters. Ranks of starting groups
 * are merged, so scores of different groups do not compare.
 *
 * @param ahead the entry with the better position, or the same
 * @param level how many have the score of these two, if they have the same
 * @example both with 3 tops and 4 zones, 7 tries to 9: `{ by: 'triesToTop', ahead: 7, behind: 9 }`
 * @source scoring rules, sections 2 to 6, 8 and 11
 */
export function whyAhead(
  system: ScoringSystem,
  settings: ScoringSettings,
  ahead: PlacedEntry,
  behind: PlacedEntry,
  level = 2,
): Reason {
  if (behind.row.position === null) return { by: 'unranked' };
  const last = ({ entry }: PlacedEntry) => settings.rankRetiredLast && entry.status === 'RETIRED';
  if (last(ahead) !== last(behind)) return { by: 'retired' };
  if (ahead.row.position === behind.row.position) return { by: 'tied' };
  if (ahead.entry.startingGroup !== behind.entry.startingGroup) return { by: 'group' };
  const score = byScore(system, ahead.row, behind.row);
  if (score) return score;
  if (system === 'IFSC_COMBINED_RANKS' && level === 2 && inMoreDisciplines(ahead.row, behind.row))
    return { by: 'disciplines' };
  return byTieBreak(system, settings, ahead.entry, behind.entry);
}

/** Whether the first is ahead in more disciplines: this parts exactly two. */
function inMoreDisciplines(first: BoardRow, second: BoardRow): boolean {
  const [mine, theirs] = [figuresOf(first.scoreText), figuresOf(second.scoreText)];
  return mine.reduce((sum, place, index) => sum + Math.sign(Number(theirs[index]) - Number(place)), 0) > 0;
}

function byScore(system: ScoringSystem, ahead: BoardRow, behind: BoardRow): Reason | null {
  for (const [index, by] of tupleParts.entries()) {
    const [mine, theirs] = [ahead.scoreTuple?.[index] ?? 0, behind.scoreTuple?.[index] ?? 0];
    if (mine !== theirs) return { by, ahead: Math.abs(mine), behind: Math.abs(theirs) };
  }
  if (ahead.scoreTuple) return null;
  const [mine, theirs] = [ahead.score ?? 0, behind.score ?? 0];
  // Scores that print alike may come from different products of ranks; the products decide.
  if (system === 'IFSC_SPORT' && ahead.scoreText === behind.scoreText) return { by: 'product' };
  return mine === theirs ? null : { by: 'score', ahead: mine, behind: theirs };
}

function byTieBreak(
  system: ScoringSystem,
  { pointsTieBreak }: ScoringSettings,
  ahead: BoardEntry,
  behind: BoardEntry,
): Reason {
  const { countBack, lastTieBreak } = systems[system];
  const stages = countBack ? Math.max(ahead.previousRanks.length, behind.previousRanks.length) : 0;
  for (let stage = 0; stage < stages; stage += 1) {
    const [mine = null, theirs = null] = [ahead.previousRanks[stage], behind.previousRanks[stage]];
    if (mine !== theirs) return { by: 'countBack', ahead: mine, behind: theirs };
  }
  if (lastTieBreak === 'points') return { by: pointsTieBreak === 'flashes' ? 'flashes' : 'falls' };
  if (lastTieBreak === 'lead') return { by: 'leadHeight' };
  if (lastTieBreak !== 'time') return { by: 'fewestAttempts' };
  return { by: 'time', ahead: timeOf(ahead), behind: timeOf(behind) };
}

const timeOf = ({ results }: BoardEntry): number => bestMark([...results.values()])?.duration ?? 0;

import type { ScoringSettings } from '../competition/settings.ts';
import { compareLists } from './compare-lists.ts';
import type { Member } from './member.ts';
import { pointsTieKey } from './systems/points-ties.ts';
import type { BoardRoute } from '../model.ts';
import type { System } from './systems.ts';
import { bestMark, heightOf } from './systems/lead.ts';

/** Last rank of the podium. */
const podium = 3;

/** Splits ties that remain after scores and count-back. */
export interface TieBreak {
  /** Whether ties at this rank are split. */
  applies(rank: number): boolean;
  /**
   * Ranks a tie from `rank` on, and returns it in order. The tie remains if any member has nothing recorded
   * to split it by.
   */
  split(tie: readonly Member[], rank: number): readonly Member[];
}

/**
 * The tie-break of a system with these settings, or null when ties remain.
 *
 * @param routes of the field
 * @source scoring rules, section 4 (climbing time), section 6 (podium of a boulder final), section 7 (lead) and
 *   section 10 (falls and flashes)
 */
export function createTieBreak(
  { lastTieBreak }: System,
  settings: ScoringSettings,
  routes: readonly BoardRoute[],
): TieBreak | null {
  const { timeTieBreak, podiumTieBreak, pointsTieBreak } = settings;
  if (lastTieBreak === 'time' && timeTieBreak !== 'none') {
    return splitBy(time, timeTieBreak === 'all' ? Infinity : podium);
  }
  if (lastTieBreak === 'lead') return splitBy(leadHeight, Infinity);
  if (lastTieBreak === 'points' && pointsTieBreak !== 'none') {
    return splitBy(pointsTieKey(routes, settings, pointsTieBreak), Infinity);
  }
  return lastTieBreak === 'fewest-attempts' && podiumTieBreak ? splitBy(fewestAttempts, podium) : null;
}

/** The values that split a tie, compared in order; smaller is ahead; null = nothing recorded. */
type TieKey = (member: Pick<Member, 'marks' | 'values'>) => readonly number[] | null;

function splitBy(key: TieKey, lastRank: number): TieBreak {
  return {
    applies: (rank) => rank <= lastRank,
    split(tie, rank) {
      const keyed = tie.flatMap((member) => {
        const recorded = key(member);
        return recorded ? { member, recorded } : [];
      });
      if (keyed.length < tie.length) return tie;
      keyed.sort((a, b) => compareLists(a.recorded, b.recorded));
      for (const [index, { member, recorded }] of keyed.entries()) {
        const before = keyed[index - 1];
        member.rank =
          before && compareLists(before.recorded, recorded) === 0 ? before.member.rank : rank + index;
      }
      return keyed.map(({ member }) => member);
    },
  };
}

/** Of the sport route: there, no zone was ever reached. */
function leadHeight({ marks }: Pick<Member, 'marks'>): readonly number[] | null {
  const best = bestMark(marks.filter((mark) => mark?.zone1 === null));
  return best ? [-heightOf(best)] : null;
}

function time({ marks }: Pick<Member, 'marks'>): readonly number[] | null {
  const duration = bestMark(marks)?.duration ?? null;
  return duration === null ? null : [duration];
}

/**
 * Attempts of the tops, fewest first, then those of the zones: the competitor with more tops in the first
 * attempt is ahead, then with more in the second, and so on. Tied competitors have equal numbers of both.
 */
function fewestAttempts({ marks }: Pick<Member, 'marks'>): readonly number[] {
  const attempts = (of: 'top' | 'zone1') => marks.flatMap((mark) => mark?.[of] ?? []).sort((a, b) => a - b);
  return [...attempts('top'), ...attempts('zone1')];
}

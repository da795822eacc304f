import type { CompetitionRules } from '../competition/settings.ts';
import type { Gender } from '../vocabulary.ts';

export type TeamRules = Pick<CompetitionRules, 'teamLeast' | 'teamMost' | 'teamCounted' | 'teamMixed'>;

/** A member with a place in the competition. */
export interface TeamMember {
  readonly user: string;
  readonly gender: Gender | null;
  /** Points, as `teamPoints` has them; null = no place on a board yet. */
  readonly brings: number | null;
}

/** Why a team is not ranked. */
export const teamProblems = ['TOO_FEW', 'TOO_MANY', 'NOT_MIXED', 'NO_RESULT'] as const;
export type TeamProblem = (typeof teamProblems)[number];

export interface TeamScore {
  /** Null = not ranked. */
  readonly score: number | null;
  /** Why not. */
  readonly problem: TeamProblem | null;
  /** Users whose points count. */
  readonly counting: readonly string[];
  /** The points that count, best first and without zeros: they split ties. */
  readonly parts: readonly number[];
}

/** Sums are compared in millionths, so that three thirds make one. */
const millionths = 1e6;

/**
 * A team's score: the sum of its best members' points, or of everybody's. In a mixed competition the best woman
 * and the best man always count, also without a result yet, and the best of the others after them.
 *
 * @example best 2, mixed: women 300 and 200, man 50 = 300 + 50
 */
export function teamScore(members: readonly TeamMember[], rules: TeamRules): TeamScore {
  const problem = teamProblem(members, rules);
  if (problem !== null) return { score: null, problem, counting: [], parts: [] };
  const counting = countingMembers(members, rules).filter(({ brings }) => brings !== null);
  const parts = counting.map(({ brings }) => brings ?? 0).filter((part) => part > 0);
  const sum = parts.reduce((total, part) => total + part, 0);
  const score = Math.round(sum * millionths) / millionths;
  return { score, problem, counting: counting.map(({ user }) => user), parts };
}

function teamProblem(
  members: readonly TeamMember[],
  { teamLeast, teamMost, teamMixed }: TeamRules,
): TeamProblem | null {
  if (members.length < teamLeast) return 'TOO_FEW';
  if (members.length > Math.max(teamLeast, teamMost)) return 'TOO_MANY';
  const isThere = (wanted: Gender) => members.some(({ gender }) => gender === wanted);
  if (teamMixed && !(isThere('FEMALE') && isThere('MALE'))) return 'NOT_MIXED';
  return members.every(({ brings }) => brings === null) ? 'NO_RESULT' : null;
}

/** Best first; members of the same points in the order given. */
function countingMembers(members: readonly TeamMember[], rules: TeamRules): readonly TeamMember[] {
  const best = members.toSorted(byPoints);
  const count = rules.teamCounted ?? best.length;
  if (!rules.teamMixed) return best.slice(0, count);
  const woman = best.find(({ gender }) => gender === 'FEMALE');
  const man = best.find(({ gender }) => gender === 'MALE');
  const needed = [woman, man].filter((one) => one !== undefined);
  const others = best.filter((one) => !needed.includes(one));
  return [...needed, ...others.slice(0, Math.max(0, count - needed.length))].sort(byPoints);
}

const byPoints = (a: TeamMember, b: TeamMember): number => (b.brings ?? -1) - (a.brings ?? -1);

const words: Record<TeamProblem, (rules: TeamRules) => string> = {
  TOO_FEW: ({ teamLeast }) => `Needs at least ${teamLeast} members`,
  TOO_MANY: ({ teamMost }) => `Has more than ${teamMost} members`,
  NOT_MIXED: () => 'Needs a woman and a man',
  NO_RESULT: () => 'No result yet',
};

/** The reason as people read it. */
export const teamProblemWords = (problem: TeamProblem, rules: TeamRules): string => words[problem](rules);

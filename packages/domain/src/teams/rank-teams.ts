import { once } from '../once.ts';
import { compareLists } from '../scoring/compare-lists.ts';
import { type TeamMember, type TeamRules, type TeamScore, teamScore } from './team-score.ts';

interface Team {
  readonly name: string;
  readonly members: readonly TeamMember[];
}

/** A team on the board. */
export type RankedTeam<T extends Team> = T &
  TeamScore & {
    /** 1, 2, 2, 4; null = not ranked. */
    readonly position: number | null;
  };

/**
 * Teams in display order: the ranked ones by score, then those that are not ranked, by name. Of two equal
 * scores the one with the better best member is ahead, then with the better second, and so on; teams that
 * still tie share their place.
 *
 * @example 300 + 100 is ahead of 200 + 200
 */
export function rankTeams<T extends Team>(teams: readonly T[], rules: TeamRules): RankedTeam<T>[] {
  const scored = teams.map((team) => ({ ...team, ...teamScore(team.members, rules) })).sort(byName);
  const ranked = scored.filter(({ score }) => score !== null).sort(ahead);
  const placed: RankedTeam<T>[] = [];
  for (const [index, team] of ranked.entries()) {
    const before = placed.at(-1);
    const ties = before !== undefined && ahead(before, team) === 0;
    placed.push({ ...team, position: ties ? before.position : index + 1 });
  }
  const unranked = scored.filter(({ score }) => score === null);
  return [...placed, ...unranked.map((team) => ({ ...team, position: null }))];
}

const ahead = (a: TeamScore, b: TeamScore): number =>
  (b.score ?? 0) - (a.score ?? 0) || compareLists(b.parts, a.parts);

const names = once(() => new Intl.Collator('en', { numeric: true }));
const byName = (a: Team, b: Team): number => names().compare(a.name, b.name);

import type { TeamBoard, TeamBoardRow } from '@topout/contract';
import {
  type BoardRow,
  publicName,
  type RankedTeam,
  rankTeams,
  type ScoringSystem,
  type TeamMember,
  teamPoints,
  type TeamRules,
} from '@topout/domain';
import type { Audience } from '../../competition/boards/board-access.ts';
import type { StoredTeam, TeamEntrant } from '../../entering/teams/team.queries.ts';

/** Everything that a board of teams follows from. */
export interface TeamField {
  readonly rules: TeamRules;
  readonly teams: readonly Pick<StoredTeam, 'uuid' | 'name'>[];
  /** Everybody in a team, by their entry in the first stage. */
  readonly entrants: readonly TeamEntrant[];
  /** The boards of the first stage. */
  readonly boards: readonly {
    readonly system: ScoringSystem;
    readonly rows: readonly BoardRow[];
    /** By entry, how many results are to be confirmed and are not. */
    readonly unconfirmed: ReadonlyMap<string, number>;
  }[];
  /** Of the competition, from which ages count. */
  readonly year: number;
}

interface Member extends TeamMember {
  readonly entrant: TeamEntrant;
  readonly unconfirmed: number;
}

interface Team {
  readonly uuid: string;
  readonly name: string;
  readonly members: readonly Member[];
}

/** The board of teams. `public` names minors as the public boards do. */
export function makeTeamBoard(
  { rules, teams, entrants, boards, year }: TeamField,
  audience: Audience,
): TeamBoard {
  const points = new Map(boards.flatMap(({ system, rows }) => [...teamPoints(system, rows)]));
  const open = new Map(boards.flatMap(({ unconfirmed }) => [...unconfirmed]));
  // People on a waiting list have no place yet, in the team either.
  const members = entrants
    .filter(({ status }) => status !== 'WAITING')
    .map((entrant): Member => {
      const { user, gender, entry } = entrant;
      return { user, gender, brings: points.get(entry) ?? null, entrant, unconfirmed: open.get(entry) ?? 0 };
    });
  const ofTeam = Map.groupBy(members, ({ entrant }) => entrant.team);
  const named = teams.map(({ uuid, name }): Team => ({ uuid, name, members: ofTeam.get(uuid) ?? [] }));
  const nameOf = (entrant: TeamEntrant): string => {
    const { firstName, lastName } = audience === 'staff' ? entrant : publicName(entrant, year);
    return `${firstName} ${lastName}`.trim();
  };
  return { rows: rankTeams(named, rules).map((team) => rowOf(team, nameOf)) };
}

const rowOf = (
  { uuid, name, position, score, problem, members, counting }: RankedTeam<Team>,
  nameOf: (entrant: TeamEntrant) => string,
): TeamBoardRow => ({
  team: uuid,
  name,
  position,
  score,
  problem,
  members: members
    .toSorted((a, b) => (b.brings ?? -1) - (a.brings ?? -1))
    .map(({ user, brings, entrant, unconfirmed }) => ({
      user,
      name: nameOf(entrant),
      category: entrant.categoryName,
      brings,
      counts: counting.includes(user),
      ...(unconfirmed > 0 && { unconfirmed }),
    })),
});

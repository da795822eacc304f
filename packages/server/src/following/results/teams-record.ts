import type { TeamResults } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { makeTeamBoard } from '../teams/team-board.ts';
import { firstBoards, teamFieldOf } from '../teams/team-field.ts';
import type { Name } from './name-of.ts';
import type { TeamsRecord } from './record.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/** The current board of teams, without the names of people. (behaviour: teams#published) */
export async function recordTeams(
  { db, boards }: App,
  competition: CompetitionSnapshot,
): Promise<TeamsRecord> {
  const { teamLeast, teamMost, teamCounted, teamMixed } = competition.rules;
  const field = await teamFieldOf(db, competition, await firstBoards(boards, competition));
  return {
    configVersion: competition.configVersion,
    rules: { teamLeast, teamMost, teamCounted, teamMixed },
    rows: makeTeamBoard(field, 'staff').rows.map((row) => ({
      ...row,
      members: row.members.map(({ name: _name, ...member }) => member),
    })),
  };
}

/**
 * Recorded teams with the names of now.
 *
 * @param teamNames by uuid; a team that is gone keeps the name it had
 */
export const presentTeams = (
  { rules, rows }: TeamsRecord,
  name: Name,
  teamNames: ReadonlyMap<string, string>,
): TeamResults => ({
  rules,
  rows: rows.map((row) => ({
    ...row,
    name: teamNames.get(row.team) ?? row.name,
    members: row.members.map((member) => {
      const { firstName, lastName } = name(member.user);
      return { ...member, name: `${firstName} ${lastName}`.trim() };
    }),
  })),
});

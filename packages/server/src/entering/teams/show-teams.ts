import type { TeamPerson, Teams } from '@topout/contract';
import { showTicketCode } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { readTeamEntrants, readTeams, type TeamEntrant } from './team.queries.ts';

/** All teams of a competition as its organisers see them. */
export async function showTeams(db: Queries, competition: string): Promise<Teams> {
  const teams = await readTeams(db, competition);
  const people = Map.groupBy(await readTeamEntrants(db, competition, 'all'), ({ team }) => team);
  const inTeam = (team: string | null): TeamPerson[] => (people.get(team) ?? []).map(present);
  return {
    teams: teams.map(({ uuid, name, code }) => ({
      uuid,
      name,
      code: showTicketCode(code),
      members: inTeam(uuid),
    })),
    without: inTeam(null),
  };
}

const present = ({ user, firstName, lastName, categoryName, status }: TeamEntrant): TeamPerson => ({
  user,
  name: `${firstName} ${lastName}`.trim(),
  category: categoryName,
  status,
});

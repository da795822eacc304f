import type { Tx } from '../../platform/db/database.ts';

const move = {
  name: 'teams.move',
  text: `
    with going as (
      select team_id from registration where competition_id = $1 and profile_id = $2 and team_id is not null
    ), stays as (
      update registration r set team_id = going.team_id from going
      where r.competition_id = $1 and r.profile_id = $3 and r.team_id is null returning r.team_id
    ), left_alone as (
      update registration r set team_id = null from stays
      where r.competition_id = $1 and r.profile_id = $2
    )
    select team_id as team from stays`,
};

interface Move {
  /** Profile uuids. */
  readonly from: string;
  readonly to: string;
}

/**
 * Moves the place in a team to another person who takes somebody's place, unless they have a team. Both are
 * registered; the caller locks the competition.
 *
 * @returns whether it moved
 */
export const moveTeam = async (tx: Tx, competition: string, { from, to }: Move): Promise<boolean> =>
  (await tx.rows(move, [competition, from, to])).length > 0;

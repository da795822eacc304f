import { type BoardRow, firstStage, type ScoringSystem } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { readTeamEntrants, readTeams } from '../../entering/teams/team.queries.ts';
import type { TeamField } from './team-board.ts';

/** A board of the first stage, at its version. */
interface FirstBoard {
  readonly version: number;
  readonly system: ScoringSystem;
  readonly rows: readonly BoardRow[];
  readonly unconfirmed: (entry: string) => number;
}

/** The boards that teams score on. */
export async function firstBoards(
  boards: FastifyInstance['boards'],
  { uuid, stages, categories }: CompetitionSnapshot,
): Promise<FirstBoard[]> {
  const first = firstStage(stages);
  const found = await Promise.all(
    categories.filter(({ stage }) => stage === first?.uuid).map((one) => boards.model(uuid, one.uuid)),
  );
  return found.map(({ model }) => ({
    version: model.version,
    system: model.scoring.system,
    rows: model.rows(),
    unconfirmed: (entry) => model.unconfirmed(entry),
  }));
}

/** Everything that the board of teams follows from; no teams where the settings say so. */
export async function teamFieldOf(
  db: FastifyInstance['db'],
  { uuid, rules, year }: CompetitionSnapshot,
  boards: readonly FirstBoard[],
): Promise<TeamField> {
  // The boards change their rows: look at them before anything else is awaited.
  const kept = boards.map(({ system, rows, unconfirmed }) => ({
    system,
    rows: [...rows],
    unconfirmed: new Map(rows.map(({ entry }) => [entry, unconfirmed(entry)])),
  }));
  // Teams of before organisers switched them off are nobody's business.
  const teams = rules.teamsEnabled ? await readTeams(db, uuid) : [];
  const entrants = rules.teamsEnabled ? await readTeamEntrants(db, uuid, 'members') : [];
  return { rules, teams, entrants, boards: kept, year };
}

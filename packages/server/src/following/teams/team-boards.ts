import type { FastifyInstance } from 'fastify';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { Audience } from '../../competition/boards/board-access.ts';
import { readTeamEntrants, readTeams } from '../../entering/teams/team.queries.ts';
import { PreparedBytes } from '../../platform/http/prepared-bytes.ts';
import { wireText } from '../../platform/http/wire.ts';
import { makeTeamBoard, type TeamField } from './team-board.ts';

/** A board of teams as bytes, and a tag that changes with everything it follows from. */
interface TaggedBoard {
  readonly etag: string;
  readonly document: Promise<PreparedBytes>;
}

/** By competition: a snapshot changes with its settings and its teams. */
const known = new WeakMap<CompetitionSnapshot, Map<Audience, TaggedBoard>>();

/** The board of teams as it is now; made once for every version of the boards that it follows from. */
export async function teamBoardOf(
  app: Pick<FastifyInstance, 'boards' | 'db'>,
  competition: CompetitionSnapshot,
  audience: Audience,
): Promise<TaggedBoard> {
  const { uuid, configVersion } = competition;
  const boards = await Promise.all(
    firstStage(competition).map((category) => app.boards.model(uuid, category)),
  );
  const found = boards.map(({ model }) => ({
    version: model.version,
    system: model.scoring.system,
    rows: model.rows(),
    unconfirmed: (entry: string) => model.unconfirmed(entry),
  }));
  const etag = `"${[configVersion, ...found.map(({ version }) => version)].join('.')}"`;
  const kept = known.get(competition) ?? new Map<Audience, TaggedBoard>();
  known.set(competition, kept);
  const last = kept.get(audience);
  if (last?.etag === etag) return last;
  const tagged = { etag, document: make(app.db, competition, found, audience) };
  kept.set(audience, tagged);
  // Asked again, it is made again.
  tagged.document.catch(() => kept.delete(audience));
  return tagged;
}

/** Everybody climbs there, and only some later. */
function firstStage({ stages, categories }: CompetitionSnapshot): string[] {
  const first = stages.find(({ position }) => stages.every((stage) => stage.position >= position));
  return categories.filter(({ stage }) => stage === first?.uuid).map(({ uuid }) => uuid);
}

async function make(
  db: FastifyInstance['db'],
  { uuid, rules, year }: CompetitionSnapshot,
  boards: readonly (Omit<TeamField['boards'][number], 'unconfirmed'> & {
    readonly unconfirmed: (entry: string) => number;
  })[],
  audience: Audience,
): Promise<PreparedBytes> {
  // The boards change their rows: look at them before anything else is awaited.
  const kept = boards.map(({ system, rows, unconfirmed }) => ({
    system,
    rows: [...rows],
    unconfirmed: new Map(rows.map(({ entry }) => [entry, unconfirmed(entry)])),
  }));
  // Teams of before organisers switched them off are nobody's business.
  const teams = rules.teamsEnabled ? await readTeams(db, uuid) : [];
  const entrants = rules.teamsEnabled ? await readTeamEntrants(db, uuid, 'members') : [];
  const board = makeTeamBoard({ rules, teams, entrants, boards: kept, year }, audience);
  return new PreparedBytes(Buffer.from(wireText(board)));
}

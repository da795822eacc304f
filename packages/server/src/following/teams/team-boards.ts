import type { FastifyInstance } from 'fastify';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { Audience } from '../../competition/boards/board-access.ts';
import { PreparedBytes } from '../../platform/http/prepared-bytes.ts';
import { wireText } from '../../platform/http/wire.ts';
import { makeTeamBoard, type TeamField } from './team-board.ts';
import { firstBoards, teamFieldOf } from './team-field.ts';

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
  const found = await firstBoards(app.boards, competition);
  const etag = `"${[competition.configVersion, ...found.map(({ version }) => version)].join('.')}"`;
  const kept = known.get(competition) ?? new Map<Audience, TaggedBoard>();
  known.set(competition, kept);
  const last = kept.get(audience);
  if (last?.etag === etag) return last;
  const tagged = { etag, document: bytesOf(teamFieldOf(app.db, competition, found), audience) };
  kept.set(audience, tagged);
  // Asked again, it is made again.
  tagged.document.catch(() => kept.delete(audience));
  return tagged;
}

const bytesOf = async (field: Promise<TeamField>, audience: Audience): Promise<PreparedBytes> =>
  new PreparedBytes(Buffer.from(wireText(makeTeamBoard(await field, audience))));

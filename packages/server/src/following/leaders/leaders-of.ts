import { camelNames } from '@topout/contract/names';
import type { Leaderboard, Leaders } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { BoardDocument } from '../board/board-document.ts';
import { numberIn } from './number-in.queries.ts';

/** As many as stand on a podium. */
const shown = 3;

type Glance = Pick<Leaderboard, 'category' | 'changedAt' | 'scoringSystem' | 'rows'> & {
  readonly last: { readonly firstName: string; readonly result: Leaderboard['latest'][number] } | null;
};

/** What a competition's home shows, and a tag that changes with it. */
export interface TaggedLeaders {
  readonly etag: string;
  /** Made when first wanted, and kept while the tag stands. */
  readonly leaders: () => Promise<Leaders>;
}

/** By competition: a snapshot changes with its settings and the numbers of its routes. */
const known = new WeakMap<CompetitionSnapshot, TaggedLeaders>();

/**
 * The first three of the category in which something changed last, among those where somebody is ranked.
 * Answers only what the public boards show.
 */
export async function leadersOf(
  { boards, db }: Pick<FastifyInstance, 'boards' | 'db'>,
  competition: CompetitionSnapshot,
): Promise<TaggedLeaders> {
  const { uuid, categories, configVersion } = competition;
  const documents = await Promise.all(categories.map((category) => boards.document(uuid, category.uuid)));
  const versions = documents.map(({ etag }) => etag.replaceAll('"', ''));
  const etag = `"${[configVersion, ...versions].join('.')}"`;
  const kept = known.get(competition);
  if (kept?.etag === etag) return kept;
  let made: Leaders | null = null;
  const leaders = async () => (made ??= await makeLeaders(db, competition, documents));
  known.set(competition, { etag, leaders });
  return { etag, leaders };
}

async function makeLeaders(
  db: FastifyInstance['db'],
  { uuid, categories, scoringSystem }: CompetitionSnapshot,
  documents: readonly BoardDocument[],
): Promise<Leaders> {
  const found = documents.map(glanceAt).filter(({ rows }) => rows.length > 0);
  const glance = found.sort((a, b) => Date.parse(changeOf(b)) - Date.parse(changeOf(a)))[0];
  const category = categories.find((one) => one.uuid === glance?.category);
  if (!glance || !category) return { category: null, scoringSystem, rows: [], last: null };
  const { last } = glance;
  return {
    category: { uuid: category.uuid, name: category.name },
    scoringSystem: glance.scoringSystem,
    rows: glance.rows,
    last: last && {
      firstName: last.firstName,
      number: await numberIn(db, uuid, category.uuid, last.result.route),
      mark: last.result.mark,
      changedAt: last.result.changedAt,
    },
  };
}

/** The last result says more than the board's own time: settings change boards, too. */
const changeOf = ({ last, changedAt }: Glance): string => last?.result.changedAt ?? changedAt;

function glanceAt(document: BoardDocument): Glance {
  const board = camelNames(JSON.parse(document.json.toString())) as Leaderboard;
  const [result] = board.latest;
  const user = board.rows.find(({ entry }) => entry === result?.entry)?.user;
  return {
    category: board.category,
    changedAt: board.changedAt,
    scoringSystem: board.scoringSystem,
    rows: board.rows.filter(({ position }) => position !== null).slice(0, shown),
    last: result && user ? { firstName: user.firstName, result } : null,
  };
}

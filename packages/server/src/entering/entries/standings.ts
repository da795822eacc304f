import type { BoardRow } from '@topout/domain';
import type { FastifyInstance } from 'fastify';

/** The places of the entries of some categories, by entry uuid. */
export async function standingsOf(
  boards: Pick<FastifyInstance['boards'], 'ranking'>,
  competition: string,
  categories: Iterable<string>,
): Promise<ReadonlyMap<string, BoardRow>> {
  const rankings = await Promise.all(
    [...categories].map((category) => boards.ranking(competition, category)),
  );
  return new Map(rankings.flatMap(({ byEntry }) => [...byEntry]));
}

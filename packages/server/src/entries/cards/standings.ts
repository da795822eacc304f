import type { BoardRow } from '@topout/domain';
import type { Boards } from '../../board/boards.ts';

/** Where the entries of some categories stand, by entry uuid. */
export async function standingsOf(
  boards: Pick<Boards, 'ranking'>,
  competition: string,
  categories: Iterable<string>,
): Promise<ReadonlyMap<string, BoardRow>> {
  const rankings = await Promise.all(
    [...categories].map((category) => boards.ranking(competition, category)),
  );
  return new Map(rankings.flatMap(({ byEntry }) => [...byEntry]));
}

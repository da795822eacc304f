import type { EmbeddedBoard } from '@topout/contract';
import { judgingClosed, usualEmbeddedRows } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { BoardDocument } from '../board/board-document.ts';

/** Another web site's view of a board, and a tag that changes with it. */
interface TaggedBoard {
  readonly etag: string;
  readonly board: () => EmbeddedBoard;
}

/** The first rows of a public board, with the names that stand around them. */
export function embeddedBoard(
  { competition, phase }: Pick<Authority, 'competition' | 'phase'>,
  document: BoardDocument,
  rows = usualEmbeddedRows,
): TaggedBoard {
  const { uuid, name, cancelled, configVersion, categories, stages } = competition;
  const category = categories.find((one) => one.uuid === document.category);
  const stage = stages.find((one) => one.uuid === category?.stage);
  const open =
    stage?.pendingResults === true && judgingClosed({ ...phase, pendingResults: !cancelled }) === null;
  return {
    etag: `"${[configVersion, document.etag.replaceAll('"', ''), rows, open].join('.')}"`,
    board: () => ({
      competition: { uuid, name },
      category: { uuid: document.category, name: category?.name ?? '' },
      scoringSystem: document.system,
      open,
      changedAt: document.changedAt,
      total: document.rows.length,
      rows: document.rows.slice(0, rows).map(({ shown }) => shown),
    }),
  };
}

import type { Competition, Leaderboard, LeaderboardRow } from '@topout/contract';
import type { FeedState } from '@topout/api-client';
import { startList } from '@topout/domain';
import type { Opened } from '../use-opened.ts';
import { PinnedBar } from './pinned-bar.tsx';
import { type Order, showRow } from './show-row.ts';
import { useCorrections } from './use-corrections.ts';
import { useRecorder } from './use-recorder.ts';
import { WhyDialog } from './why-dialog.tsx';

export interface BoardEdgeProps {
  readonly competition: Competition;
  readonly feed: FeedState;
  readonly opened: Opened;
  /** Those on show. */
  readonly boards: readonly Leaderboard[];
  readonly running: boolean;
  readonly audience: 'staff' | undefined;
  readonly onClearSearch: () => void;
}

/** What stands at the edge of the boards and over them: lines that are followed, and explanations. */
export function BoardEdge(props: BoardEdgeProps) {
  const { competition, feed, opened, boards, running, audience, onClearSearch } = props;
  useRecorder(feed.boards, opened);
  const versions = boards.reduce((sum, { version }) => sum + version, 0);
  useCorrections(competition.uuid, competition.stages[0], versions);
  const onShow = ({ entry }: LeaderboardRow) => {
    // The row may be none of those that are searched.
    onClearSearch();
    showRow(entry, orderOf(entry, competition, boards));
  };
  return (
    <>
      <WhyDialog {...{ competition, boards, running, audience }} />
      <PinnedBar boards={boards} running={running} onShow={onShow} />
    </>
  );
}

/** The category where an entry stands, and everybody there in the order on the page. */
function orderOf(entry: string, { status }: Competition, boards: readonly Leaderboard[]): Order | undefined {
  const board = boards.find(({ rows }) => rows.some((row) => row.entry === entry));
  if (!board) return undefined;
  const rows = startList(status, board.rows) ?? board.rows;
  return { category: board.category, entries: rows.map((row) => row.entry) };
}

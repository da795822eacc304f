import type { Competition, Leaderboard } from '@topout/contract';
import type { FeedState } from '@topout/api-client';
import type { Opened } from '../use-opened.ts';
import { PinnedBar } from './pinned-bar.tsx';
import { showRow } from './show-row.ts';
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
}

/** What stands at the edge of the boards and over them: lines that are followed, and explanations. */
export function BoardEdge({ competition, feed, opened, boards, running, audience }: BoardEdgeProps) {
  useRecorder(feed.boards, opened);
  useCorrections(competition, boards);
  return (
    <>
      <WhyDialog competition={competition} boards={boards} audience={audience} />
      <PinnedBar boards={boards} running={running} onShow={(row) => showRow(row.entry, boards)} />
    </>
  );
}

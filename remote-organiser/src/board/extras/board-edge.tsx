import { type Competition, type FeedState, type Leaderboard, refresh } from '@topout/api-client';
import { useEffect } from 'react';
import { PinnedBar } from './pinned-bar.tsx';
import { Recorder } from './recorder.tsx';
import { showRow } from './show-row.ts';
import { WhyDialog } from './why-dialog.tsx';

export interface BoardEdgeProps {
  readonly competition: Competition;
  readonly feed: FeedState;
  /** Those on show. */
  readonly boards: readonly Leaderboard[];
  readonly audience: 'staff' | undefined;
}

/** What stands at the edge of the boards and over them: lines that are followed, and explanations. */
export function BoardEdge({ competition, feed, boards, audience }: BoardEdgeProps) {
  const { uuid } = competition;
  const refused = feed.error !== null;
  // A board that is refused was hidden meanwhile: the competition says so.
  useEffect(() => {
    if (refused) void refresh(`competitions/${uuid}`);
  }, [refused, uuid]);
  return (
    <>
      <Recorder competition={competition} boards={feed.boards} />
      <WhyDialog competition={uuid} boards={boards} audience={audience} />
      <PinnedBar boards={boards} onShow={(row) => showRow(row.entry, boards)} />
    </>
  );
}

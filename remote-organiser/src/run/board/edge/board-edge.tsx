import type { Competition, Leaderboard } from '@topout/contract';
import { clockOffsetMs, type FeedState } from '@topout/api-client';
import { formatTime, forReader, venueZone } from '@topout/domain';
import { useState } from 'react';
import type { Opened } from '../use-opened.ts';
import type { Baseline } from './movement.ts';
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
  readonly audience: 'staff' | undefined;
}

/** What stands at the edge of the boards and over them: lines that are followed, and explanations. */
export function BoardEdge({ competition, feed, opened, boards, audience }: BoardEdgeProps) {
  const [baseline, setBaseline] = useState<Baseline>('opened');
  useRecorder(feed.boards, opened, baseline);
  useCorrections(competition, boards);
  return (
    <>
      <WhyDialog competition={competition} boards={boards} audience={audience} />
      <PinnedBar
        boards={boards}
        onShow={(row) => showRow(row.entry, boards)}
        baseline={baseline}
        onBaseline={setBaseline}
        openedAt={forReader(formatTime, opened.atMs + clockOffsetMs(), venueZone(competition.venues[0]))}
      />
    </>
  );
}

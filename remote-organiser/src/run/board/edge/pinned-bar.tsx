import type { Leaderboard, LeaderboardRow } from '@topout/contract';
import { sharedPlaces } from '@topout/domain';
import { useMarks } from '../marks/store.ts';
import { useMovesStand } from '../marks/use-moves-stand.ts';
import { saidAttempts } from '../row/said-attempts.ts';
import styles from './edge.module.css';
import { PinnedRow } from './pinned-row.tsx';
import { edgeTexts as texts } from './texts.ts';
import { useOutOfSight } from './use-out-of-sight.ts';

export interface PinnedBarProps {
  readonly boards: readonly Leaderboard[];
  /** Results come in: rows say who moved. */
  readonly running: boolean;
  /** Brings a row into sight. */
  readonly onShow: (row: LeaderboardRow) => void;
}

/** At the lower edge, while they are out of sight: one's own lines and those that are followed. */
export function PinnedBar({ boards, running, onShow }: PinnedBarProps) {
  const followed = useMarks((marks) => marks.followed);
  const own = useMarks((marks) => marks.own);
  const pinned = boards.flatMap((board) =>
    board.rows
      .filter(({ user }) => own.has(user.uuid) || followed.has(user.uuid))
      .map((row) => ({ row, board })),
  );
  const out = useOutOfSight(pinned.map(({ row }) => row.entry));
  const shown = pinned.filter(({ row }) => out.has(row.entry));
  if (shown.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={texts.pinned}>
      <ul className={styles.pinned}>
        {shown.map(({ row, board }) => (
          <li key={row.entry}>
            <Pinned {...{ row, board, running, onShow }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pinned({
  row,
  board,
  running,
  onShow,
}: Pick<PinnedBarProps, 'running' | 'onShow'> & {
  readonly row: LeaderboardRow;
  readonly board: Leaderboard;
}) {
  const movesStand = useMovesStand(running, board.changedAt);
  const tied = sharedPlaces(board.rows).has(row.position);
  return (
    <PinnedRow
      {...{ row, tied, onShow }}
      attempts={saidAttempts(row, board.scoringSystem)}
      moved={movesStand ? (row.moved ?? 0) : 0}
    />
  );
}

import type { Competition, Leaderboard } from '@topout/contract';
import { useKeepBoard } from './use-keep-board.ts';

export interface BoardKeeperProps {
  readonly competition: Competition;
  /** Null = nothing that is current and public. */
  readonly boards: readonly Leaderboard[] | null;
}

/** Keeps what is shown on this device. It shows nothing, and comes after what does. */
export default function BoardKeeper({ competition, boards }: BoardKeeperProps) {
  useKeepBoard(competition, boards);
  return null;
}

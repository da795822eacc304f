import { useDrawWinner } from '@topout/api-client';
import { useChange } from '../../prepare/setup/use-change.ts';

/** Draws the winner of a prize; the banner reports failures. */
export function useDraw(competition: string) {
  const { busy, change } = useChange();
  const drawWinner = useDrawWinner(competition);
  return { busy, draw: (prize: string) => change(() => drawWinner(prize)) };
}

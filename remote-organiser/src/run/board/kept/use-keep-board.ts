import type { Competition, Leaderboard } from '@topout/contract';
import { useEffect, useRef } from 'react';
import { keepBoard } from './keep-board.ts';

const keepEveryMs = 5_000;

/** Keeps what is shown on this device, now and then and when the page goes; null = nothing that is current and public. */
export function useKeepBoard(competition: Competition, boards: readonly Leaderboard[] | null): void {
  const newest = useRef({ competition, boards });
  useEffect(() => {
    newest.current = { competition, boards };
  });
  useEffect(() => {
    let versions = '';
    const keep = (again: boolean) => {
      const { competition: about, boards: shown } = newest.current;
      if (!shown || shown.length === 0) return;
      const now = shown.map(({ category, version }) => `${category} ${version}`).join();
      if (now !== versions || again) keepBoard(about, shown);
      versions = now;
    };
    const leave = () => keep(true);
    const timer = setInterval(keep, keepEveryMs, false);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [competition.uuid]);
}

import { useRead } from '@topout/api-client/core';
import type { Leaders } from '@topout/contract';

/** Looked at while it is on screen; a glance needs no stream. */
const refreshInterval = 15_000;

/** Who leads a competition, and what happened last; null = not wanted. */
export const useLeaders = (competition: string | null) =>
  useRead<Leaders>(competition && `competitions/${competition}/leaderboard/leaders`, { refreshInterval });

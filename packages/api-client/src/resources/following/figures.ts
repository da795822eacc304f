import { useRead } from '@topout/api-client/core';
import type { Figures } from '@topout/contract';

/** Moves with every result: read again now and then. */
const readAgainMs = 20_000;

/** How each category did on each route, for organisers. */
export const useFigures = (competition: string | null) =>
  useRead<Figures>(competition && `competitions/${competition}/figures`, { refreshInterval: readAgainMs });

import { canEnter, type CanEnter } from '@topout/domain';
import type { Authority } from '../authority/authority.ts';
import type { CompetitionRow } from './competition.queries.ts';

/** Whether the public may enter now. */
export function canEnterNow(
  { competition, phase }: Authority,
  row: Pick<CompetitionRow, 'entriesOpenAt' | 'entriesCloseAt' | 'capacity' | 'entryCount'>,
  timeZone: string,
): CanEnter {
  const [front] = competition.stages;
  // Into later stages people go on; nobody enters.
  const first = competition.stages.every(({ position }) => position >= (front?.position ?? 0));
  return canEnter({
    ...phase,
    pendingResults: phase.pendingResults && first,
    entriesOpenMs: row.entriesOpenAt?.getTime() ?? null,
    entriesCloseMs: row.entriesCloseAt?.getTime() ?? null,
    cancelled: competition.cancelled,
    capacity: row.capacity,
    entryCount: row.entryCount,
    timeZone,
  });
}

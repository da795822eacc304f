import { canEnter, type CanEnter } from '@topout/domain';
import type { Authority } from './authority/authority.ts';
import { isAway } from './authority/elsewhere.ts';

interface Openings {
  readonly entriesOpenAt: Date | null;
  readonly entriesCloseAt: Date | null;
  /** Null = unlimited. */
  readonly capacity: number | null;
  readonly entryCount: number;
}

const enterElsewhere = 'This competition is being judged in the hall. Please enter at its desk.';

/** Whether the public may enter now. */
export function canEnterNow({ competition, phase }: Authority, row: Openings, timeZone: string): CanEnter {
  if (isAway(competition)) return { canEnter: false, reason: enterElsewhere };
  const [front] = competition.stages;
  // People advance to later stages; nobody enters those.
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

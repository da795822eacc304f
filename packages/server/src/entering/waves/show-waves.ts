import type { WaveList } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { readOwnChoices, readWaves, readWithoutWave } from './waves.queries.ts';

/** A competition's sessions for a viewer. @param profile the viewer's; null for guests */
export async function showWaves(db: Queries, competition: string, profile: string | null): Promise<WaveList> {
  const waves = await readWaves(db, competition);
  const own = profile === null ? [] : await readOwnChoices(db, competition, profile);
  const without = await readWithoutWave(db, competition);
  return {
    data: waves.map(({ startsAt, endsAt, categories, ...wave }) => ({
      ...wave,
      categories: [...categories],
      startTime: startsAt.toISOString(),
      endTime: endsAt.toISOString(),
    })),
    own,
    without: without.length,
  };
}

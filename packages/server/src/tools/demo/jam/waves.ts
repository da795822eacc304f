import type { Tx } from '../../../platform/db/database.ts';
import { numbered } from '../small-field.ts';

const hour = 3_600_000;
const [afternoon = '', evening = ''] = numbered('wave', 5, 2);

/** Every sixth of those who are no demo account climbs in the evening, and has no result yet. */
export const climbsLater = (index: number): boolean => index % 6 === 5;

interface Waves {
  readonly competition: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Profile uuids. */
  readonly now: readonly string[];
  readonly later: readonly string[];
}

const put = {
  name: 'demo.waves',
  text: `
    update registration set wave_id = $2, wave_since = now()
    where competition_id = $1 and profile_id = any($3::uuid[])`,
};

/** Two sessions: one that runs, with most of the climbers, and one in the evening. */
export async function insertWaves(
  tx: Tx,
  { competition, startsAt, endsAt, now, later }: Waves,
): Promise<void> {
  const between = new Date(startsAt.getTime() + 3 * hour);
  const own = { competitionId: competition };
  await tx.kysely
    .insertInto('wave')
    .values([
      { ...own, id: afternoon, name: 'Afternoon', startsAt, endsAt: between, capacity: 240 },
      { ...own, id: evening, name: 'Evening', startsAt: between, endsAt, capacity: 60 },
    ])
    .execute();
  await tx.rows(put, [competition, afternoon, now]);
  await tx.rows(put, [competition, evening, later]);
}

import { resetBoards } from '../../competition/boards/raise.ts';
import type { Tx } from '../../platform/db/database.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import { competitionsAhead, timesAhead } from './ahead.ts';
import { boulderFinalId, boulderFinalTimes } from './boulder-final.ts';
import { demoId, gymCompetitionId } from './demo-ids.ts';
import { gymTimes } from './gym/seed-gym.ts';
import { jamCompetitionId, jamTimes } from './jam/jam.ts';
import { speedCompetitionId, speedTimes } from './speed.ts';

/** Moves every time in a competition forward by the same amount. */
const shifts = [
  'update attempt set attempted_at = attempted_at + $2::interval where competition_id = $1',
  `update command set client_time = client_time + $2::interval, received_at = received_at + $2::interval
    where competition_id = $1`,
  'update result set changed_at = changed_at + $2::interval where competition_id = $1',
  'update entry set created_at = created_at + $2::interval where competition_id = $1',
  'update competition_role set last_seen_at = last_seen_at + $2::interval where competition_id = $1',
  'update wave set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval where competition_id = $1',
  'update dispute set opened_at = opened_at + $2::interval where competition_id = $1',
  'update dispute_answer set said_at = said_at + $2::interval where competition_id = $1',
  `update plan_change set made_at = made_at + $2::interval, details = details ||
      jsonb_build_object('starts_at', (details->>'starts_at')::bigint + (extract(epoch from $2::interval) * 1000)::bigint)
    where competition_id = $1 and details ? 'starts_at'`,
  'update audit set created_at = created_at + $2::interval where competition_id = $1',
];

/** Code that caches an entry's results relies on its version. */
const touch = {
  name: 'demo.touch',
  text: `update entry set version = b.version from category_board b
    where entry.competition_id = $1 and entry.category_id = $2
      and b.competition_id = entry.competition_id and b.category_id = entry.category_id`,
};

/** Makes the running competitions run again, and puts the coming ones back where they were relative to now. */
export async function moveTimes(tx: Tx, startedMs: number, nowMs: number): Promise<void> {
  const byMs = gymTimes(nowMs).startsAt.getTime() - startedMs;
  await shift(tx, gymCompetitionId, byMs, gymTimes(nowMs));
  await shift(tx, jamCompetitionId, byMs, jamTimes(nowMs));
  await shift(tx, speedCompetitionId, byMs, speedTimes(nowMs));
  await shift(tx, boulderFinalId, byMs, boulderFinalTimes(nowMs));
  for (const ahead of competitionsAhead) {
    await setTimes(tx, demoId('competition', ahead.scope), timesAhead(ahead, nowMs));
  }
}

async function shift(tx: Tx, competition: string, byMs: number, times: Times): Promise<void> {
  for (const [index, text] of shifts.entries()) {
    await tx.rows({ name: `demo.shift_${index}`, text }, [competition, `${byMs} milliseconds`]);
  }
  for (const category of await resetBoards(tx, competition)) {
    await tx.rows(touch, [competition, category]);
  }
  await setTimes(tx, competition, times);
}

type Times = ReturnType<typeof gymTimes> | ReturnType<typeof timesAhead>;

async function setTimes(tx: Tx, competition: string, times: Times): Promise<void> {
  await tx.kysely.updateTable('competition').set(times).where('id', '=', competition).execute();
  await raiseConfig(tx, competition);
}

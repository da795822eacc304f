import type { Queries } from '../db/database.ts';
import type { PresentJudge } from './presence.ts';

const statement = {
  name: 'floor.judge_named',
  text: `select id as uuid, trim(first_name || ' ' || last_name) as name from profile where id = $1`,
};

/** A judge as the others on the floor know them; null once there is no such person. */
export async function judgeNamed(db: Queries, profile: string): Promise<PresentJudge | null> {
  const [judge] = await db.rows<PresentJudge>(statement, [profile]);
  return judge ?? null;
}

import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';
import type { PresentJudge } from '@topout/contract';

const statement = {
  name: 'presence.judge_named',
  text: `select id as uuid, trim(first_name || ' ' || last_name) as name from profile where id = $1`,
};

/** A judge as the others know them; null if the person no longer exists. */
export const judgeNamed = (db: Queries, profile: string): Promise<PresentJudge | null> =>
  firstRow(db, statement, [profile]);

import type { Database } from '../../platform/db/database.ts';
import { newsTime } from './times.ts';

const statement = {
  name: 'hall.silent',
  text: `update hall set silent = true where not silent and token_hash is not null and handed_back_at is null
    and heard_at < now() - make_interval(secs => $1::float8)`,
};

/** Notes which halls have been silent for a while: boards then say of when they are. */
export const listenForHalls = (db: Database): Promise<unknown> =>
  db.rows(statement, [newsTime.silentMs / 1_000]);

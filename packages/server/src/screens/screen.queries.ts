import type { Screen, ScreenBody } from '@topout/contract';
import type { Queries } from '../db/database.ts';

/** What a screen shows that nobody steers: all categories in turn. */
const unsteered: Screen = {
  categories: [],
  columns: null,
  seconds: 12,
  paused: false,
  message: '',
  step: 0,
  reloads: 0,
  version: 0,
};

const columns = 'categories, columns, seconds, paused, message, step, reloads, version';

const read = {
  name: 'screen.read',
  text: `select ${columns} from screen where competition_id = $1`,
};

export async function readScreen(db: Queries, competition: string): Promise<Screen> {
  const [screen] = await db.rows<Screen>(read, [competition]);
  return screen ?? unsteered;
}

const store = {
  name: 'screen.store',
  text: `
    insert into screen as s (competition_id, categories, columns, seconds, paused, message, step, reloads, version)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 1)
    on conflict (competition_id) do update set categories = $2, columns = $3, seconds = $4, paused = $5, message = $6,
      step = s.step + $7, reloads = s.reloads + $8, version = s.version + 1
    returning ${columns}`,
};

/** Steers the screens of a competition. Turns and reloads of two who steer at once add up. */
export async function storeScreen(
  db: Queries,
  competition: string,
  { categories, columns, seconds, paused, message, turn, reload }: ScreenBody,
): Promise<Screen> {
  const [screen] = await db.rows<Screen>(store, [
    competition,
    categories,
    columns,
    seconds,
    paused,
    message.trim(),
    turn ?? 0,
    reload ? 1 : 0,
  ]);
  return screen ?? unsteered;
}

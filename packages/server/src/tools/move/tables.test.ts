import { testApi } from '../../testing.ts';
import { competitionTables, leftBehind, movedTables } from './tables.ts';

const api = testApi();

const tables = {
  name: 'test.tables',
  text: `select relname as name, exists (
      select from pg_attribute where attrelid = c.oid and attname = 'competition_id' and not attisdropped) as of_one
    from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
};
const all = () => api.db.rows<{ name: string; ofOne: boolean }>(tables, []);

it('moves every table, or says why it stays', async () => {
  const names = (await all()).map(({ name }) => name);
  expect([...movedTables, ...Object.keys(leftBehind)].toSorted()).toEqual(names);
});

const ofOneServer = [
  'cell_move',
  'desk_tablet',
  'hall',
  'hall_given',
  'hall_piece',
  'lane_reading',
  'mirror',
  'mirror_gone',
  'mirror_picture',
  'timing_device',
];

it('moves whatever is of one competition, but for what one server agreed', async () => {
  const names = (await all()).filter(({ ofOne }) => ofOne).map(({ name }) => name);
  expect([...competitionTables, ...ofOneServer].toSorted()).toEqual(names);
});

import { testApi } from '../../testing.ts';
import { isMomentColumn, realColumns } from './plain-values.ts';
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
  'sign_in_version',
  'timing_device',
];

it('moves whatever is of one competition, but for what one server agreed', async () => {
  const names = (await all()).filter(({ ofOne }) => ofOne).map(({ name }) => name);
  expect([...competitionTables, ...ofOneServer].toSorted()).toEqual(names);
});

const columns = {
  name: 'test.columns',
  text: `select distinct column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = any ($1) order by 1`,
};

it('knows moments and real numbers by the names of their columns', async () => {
  const all = await api.db.rows<{ name: string; type: string }>(columns, [movedTables]);
  const are = (types: readonly string[]) =>
    all.filter(({ type }) => types.includes(type)).map(({ name }) => name);
  const isNoText = all.filter(({ type }) => type !== 'text' && type !== 'jsonb').map(({ name }) => name);
  expect(all.map(({ name }) => name).filter(isMomentColumn)).toEqual(are(['timestamp with time zone']));
  expect(are(['real', 'double precision']).filter((name) => !realColumns.has(name))).toEqual([]);
  expect([...realColumns].filter((name) => !isNoText.includes(name))).toEqual([]);
});

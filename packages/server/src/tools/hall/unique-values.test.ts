import { testApi } from '../../testing.ts';
import { appended } from './appended.ts';
import { mirroredTables } from './mirrored.ts';
import { changesHands, partner, replaced } from './unique-values.ts';

const api = testApi();

/* Keys never change hands, nor does what was confirmed, nor does what has a key within it; what is deferred is asked when all rows are there. */
const uniqueStatement = {
  name: 'test.unique',
  text: `select t.relname as table, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class t on t.oid = i.indrelid
    join pg_index p on p.indrelid = i.indrelid and p.indisprimary
    where i.indisunique and i.indimmediate and not p.indkey::int2[] <@ i.indkey::int2[] and t.relname = any ($1)`,
};

it('knows whatever must be unique and may change hands', async () => {
  const tables = mirroredTables.filter((table) => !replaced.has(table) && !appended.has(table));
  const found = await api.db.rows<{ table: string; definition: string }>(uniqueStatement, [tables]);
  const columns = (table: string) => [
    ...(Object.entries(changesHands).find(([name]) => name === table)?.[1] ?? []),
    ...(table === 'entry' ? [partner] : []),
  ];
  const isKnown = ({ table, definition }: { table: string; definition: string }) =>
    columns(table).some(({ column }) => new RegExp(`\\b${column}\\b`).test(definition));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((index) => !isKnown(index))).toEqual([]);
});

const triggersStatement = {
  name: 'test.gone_triggers',
  text: "select tgrelid::regclass::text as table from pg_trigger where tgname = 'note_gone'",
};

it('notes whatever is gone of all that a hall sends', async () => {
  const noted = (await api.db.rows<{ table: string }>(triggersStatement, [])).map(({ table }) => table);
  expect(mirroredTables.filter((table) => !noted.includes(table))).toEqual([]);
});

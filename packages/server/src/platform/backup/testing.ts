import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Database } from '../db/database.ts';
import { leftOut } from './format.ts';

/** Each table's rows in one hash, wherever the database is. */
export const contentsOf = (db: Database): Promise<Record<string, string>> =>
  db.transaction(async (tx) => {
    await tx.rows({ name: 'test.utc', text: "set local timezone to 'UTC'" }, []);
    const tables = await tx.rows<{ name: string }>(
      {
        name: 'test.tables',
        text: "select tablename as name from pg_tables where schemaname = 'public' order by 1",
      },
      [],
    );
    const hashes: Record<string, string> = {};
    for (const { name } of tables.filter((table) => !leftOut.includes(table.name))) {
      const text = `select count(*) || ' ' || md5(coalesce(string_agg(row, '' order by row collate "C"), '')) as hash
        from (select t::text as row from ${name} t) rows`;
      const [found] = await tx.rows<{ hash: string }>({ name: `test.${name}`, text }, []);
      hashes[name] = found?.hash ?? '';
    }
    return hashes;
  });

/** Rewrites the lines of a backup; its checksum is right again afterwards. */
export function rewrite(from: string, to: string, change: (lines: string[]) => string[]): void {
  const lines = change(gunzipSync(readFileSync(from)).toString().trimEnd().split('\n').slice(0, -1));
  const text = lines.map((line) => `${line}\n`).join('');
  let table = '';
  const rows: Record<string, number> = {};
  for (const line of lines.slice(1))
    if (line.startsWith('{')) rows[(table = (JSON.parse(line) as { table: string }).table)] = 0;
    else rows[table] = (rows[table] ?? 0) + 1;
  const footer = JSON.stringify({ rows, sha256: createHash('sha256').update(text).digest('hex') });
  writeFileSync(to, gzipSync(`${text}${footer}\n`));
}

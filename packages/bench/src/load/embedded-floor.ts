import { openEmbedded } from '@topout/server';

/**
 * Durable single-row inserts per second through the embedded database as the product opens it, 32 at a time.
 */
export async function embeddedInsertFloor(directory: string, seconds: number): Promise<number> {
  const database = await openEmbedded(directory);
  try {
    await database.rows(
      { name: 'floor-table', text: 'create table single (id bigserial primary key, stream int, note text)' },
      [],
    );
    await database.rows({ name: 'floor-index', text: 'create index on single (stream)' }, []);
    const insert = { name: 'floor-insert', text: "insert into single (stream, note) values ($1, 'attempt')" };
    let done = 0;
    const end = performance.now() + seconds * 1000;
    const start = performance.now();
    const writer = async (): Promise<void> => {
      while (performance.now() < end) {
        await database.rows(insert, [done % 1000]);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: 32 }, writer));
    return done / ((performance.now() - start) / 1000);
  } finally {
    await database.close();
  }
}

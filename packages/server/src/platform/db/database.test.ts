import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Database, Tx } from './database.ts';
import { openTestDatabase } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

const addProfile = async (queries: Pick<Database, 'kysely'>): Promise<string> => {
  const id = newId();
  await queries.kysely.insertInto('profile').values({ id, firstName: 'Ada' }).execute();
  return id;
};
const exists = async (id: string): Promise<boolean> =>
  (await db.kysely.selectFrom('profile').select('id').where('id', '=', id).execute()).length === 1;

it('keeps what a transaction did once it resolves', async () => {
  expect(await exists(await db.transaction((tx) => addProfile(tx)))).toBe(true);
});

it('undoes what a transaction did when it rejects', async () => {
  let id = '';
  const work = db.transaction(async (tx) => {
    id = await addProfile(tx);
    throw new Error('second thoughts');
  });
  await expect(work).rejects.toThrow('second thoughts');
  expect(await exists(id)).toBe(false);
});

it('goes on after a statement failed in a transaction', async () => {
  await expect(db.transaction((tx) => tx.rows({ name: 'wrong', text: 'select 1 / 0' }, []))).rejects.toThrow(
    'division by zero',
  );
  expect(await db.rows({ name: 'right', text: 'select 1 as one' }, [])).toEqual([{ one: 1 }]);
});

it('answers rightly after statements that failed outside a transaction', async () => {
  const dozenth = { name: 'dozenth', text: 'select 12 / $1::int as one' };
  const told: unknown[] = [];
  for (const divisor of [0, 0, 3, 0, 4]) {
    const answer = db.rows<{ one: number }>(dozenth, [divisor]);
    told.push(
      await answer.then(
        ([row]) => row?.one,
        ({ message }: Error) => message,
      ),
    );
  }
  const fails = 'division by zero';
  expect(told).toEqual([fails, fails, 4, fails, 3]);
});

it('does not call committed what a caught error has undone', async () => {
  let id = '';
  const work = db.transaction(async (tx) => {
    id = await addProfile(tx);
    await tx.rows({ name: 'wrong', text: 'select 1 / 0' }, []).catch(() => {});
  });
  await expect(work).rejects.toThrow('A statement of this transaction failed unnoticed');
  expect(await exists(id)).toBe(false);
});

const nameIt = { name: 'name_it', text: 'update profile set first_name = $2 where id = $1' };

it('does what was sent, in order, before it commits', async () => {
  const id = await db.transaction(async (tx) => {
    const added = await addProfile(tx);
    for (const name of ['Bea', 'Cleo']) tx.send(nameIt, [added, name]);
    const seen = await tx.rows({ name: 'seen', text: 'select first_name from profile where id = $1' }, [
      added,
    ]);
    expect(seen).toEqual([{ firstName: 'Cleo' }]);
    tx.send(nameIt, [added, 'Dora']);
    return added;
  });
  const named = db.kysely.selectFrom('profile').select('firstName').where('id', '=', id);
  expect(await named.execute()).toEqual([{ firstName: 'Dora' }]);
});

it('undoes everything when something that was sent fails, and tells what', async () => {
  let id = '';
  const work = (then: (tx: Tx) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      id = await addProfile(tx);
      tx.send({ name: 'wrong_sent', text: 'select 1 / $1::int' }, [0]);
      // Later statements fail too, but are not the cause.
      tx.send({ name: 'right_sent', text: 'select 1 as one' }, []);
      await then(tx);
    });
  for (const then of [async () => {}, (tx: Tx) => addProfile(tx)]) {
    await expect(work(then)).rejects.toThrow('division by zero');
    expect(await exists(id)).toBe(false);
  }
  expect(await db.rows({ name: 'right', text: 'select 1 as one' }, [])).toEqual([{ one: 1 }]);
});

it('undoes what was sent when the work fails before anybody has waited for an answer', async () => {
  const id = await db.transaction((tx) => addProfile(tx));
  const work = db.transaction(async (tx) => {
    tx.send(nameIt, [id, 'Eve']);
    throw new Error('second thoughts');
  });
  await expect(work).rejects.toThrow('second thoughts');
  const named = db.kysely.selectFrom('profile').select('firstName').where('id', '=', id);
  expect(await named.execute()).toEqual([{ firstName: 'Ada' }]);
});

it('keeps transactions that run side by side apart', async () => {
  const id = await addProfile(db);
  const raise = () =>
    db.transaction(async (tx) => {
      const { yearOfBirth } = await tx.kysely
        .selectFrom('profile')
        .select('yearOfBirth')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx.kysely
        .updateTable('profile')
        .set({ yearOfBirth: (yearOfBirth ?? 1900) + 1 })
        .where('id', '=', id)
        .execute();
    });
  await Promise.all(Array.from({ length: 50 }, raise));
  const after = await db.kysely
    .selectFrom('profile')
    .select('yearOfBirth')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(after).toEqual({ yearOfBirth: 1950 });
});

it('reads 64-bit integers and sums as numbers, instants as dates', async () => {
  const [row] = await db.rows(
    {
      name: 'types',
      text: `select 9007199254740991::bigint as big, sum(x) as total, '2026-01-02T03:04:05Z'::timestamptz as at
             from (values (1::bigint), (2)) as v (x)`,
    },
    [],
  );
  expect(row).toEqual({ big: Number.MAX_SAFE_INTEGER, total: 3, at: new Date('2026-01-02T03:04:05Z') });
});

it('prepares the texts of the query builder a bounded number of times', async () => {
  for (let length = 1; length <= 520; length += 1) {
    await sql`select 1 where 1 in (${sql.join(Array.from({ length }, () => 1))})`.execute(db.kysely);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_prepared_statements where statement like 'select 1 where%'`.execute(
    db.kysely,
  );
  expect(rows[0]?.count).toBeGreaterThan(0);
  expect(rows[0]?.count).toBeLessThanOrEqual(500);
});

it('tells listeners of a channel what is said on it, in order, until they stop', async () => {
  const heard: string[] = [];
  const stop = await db.listen('news', (payload) => heard.push(payload));
  for (const payload of ['one', 'two']) await db.notify('news', payload);
  await db.notify('other', 'nothing');
  await until(() => heard.length === 2);
  stop();
  await db.notify('news', 'three');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual(['one', 'two']);
});

async function until(done: () => boolean): Promise<void> {
  for (let left = 100; left > 0 && !done(); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

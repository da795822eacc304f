import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { aPostgresUrl } from './testing.ts';
import { startProxy, type TestProxy } from './testing/proxy.ts';

const options = { poolSize: 3, onError: () => {} };
const one = { name: 'lines.one', text: 'select 1 as one' };

let url: string;
const proxies: TestProxy[] = [];
const databases: Database[] = [];
beforeAll(async () => {
  url = await aPostgresUrl();
});
afterEach(async () => {
  for (const db of databases.splice(0)) await db.close();
  for (const proxy of proxies.splice(0)) proxy.close();
});

async function aProxy(): Promise<TestProxy> {
  const proxy = await startProxy(url);
  proxies.push(proxy);
  return proxy;
}
async function opened(address: string, directUrl?: string): Promise<Database> {
  const db = await openPostgres(address, { ...options, ...(directUrl && { directUrl }) });
  databases.push(db);
  return db;
}

it('goes to the next host when the first is gone, and hears other nodes there', async () => {
  const [first, second] = [await aProxy(), await aProxy()];
  const both = first.url.replace(/@?(127[^/]+)/, `$1,${new URL(second.url).host}`);
  const db = await opened(both);
  let missed = 0;
  const heard = Promise.withResolvers<string>();
  await db.listen('news', heard.resolve, () => {
    missed += 1;
  });
  expect(await db.rows(one, [])).toEqual([{ one: 1 }]);
  expect(second.said()).toBe('');
  first.close();
  for (let tries = 0; tries < 100 && missed === 0; tries += 1) await sleep(100);
  expect(await db.rows(one, [])).toEqual([{ one: 1 }]);
  await db.notify('news', 'here');
  expect([await heard.promise, missed]).toEqual(['here', 1]);
}, 30_000);

it('starts on the second host if the first does not answer', async () => {
  const proxy = await aProxy();
  const db = await opened(proxy.url.replace('127.0.0.1', '127.0.0.1:1,127.0.0.1'));
  expect(await db.rows(one, [])).toEqual([{ one: 1 }]);
});

it('says nothing to a pooler that it does not take, and listens beside it', async () => {
  const pooler = await aProxy();
  const db = await opened(pooler.url, url);
  const heard = Promise.withResolvers<string>();
  await db.listen('news', heard.resolve);
  await db.transaction(async (tx) => {
    tx.send(one, []);
    await tx.kysely.selectFrom('competition').select('id').execute();
  });
  expect(await db.rows(one, [])).toEqual([{ one: 1 }]);
  await db.kysely.selectFrom('competition').select('id').execute();
  await db.notify('news', 'here');
  expect(await heard.promise).toBe('here');
  expect(await db.alone(1, async () => 'done')).toBe('done');
  const said = pooler.said();
  expect(said).toContain('select 1 as one');
  for (const refused of ['statement_timeout', 'jit', 'listen', 'advisory', one.name, 'q_', 'notify\0'])
    expect([refused, said.includes(refused)]).toEqual([refused, false]);
});

it('runs one after the other what must run alone', async () => {
  const [a, b] = [await opened(url), await opened(url)];
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await sleep(50);
    steps.push(`${name} ends`);
  };
  await Promise.all([a.alone(7, work('a')), b.alone(7, work('b'))]);
  expect([steps[0]?.[0], steps[2]?.[0]]).toEqual([steps[1]?.[0], steps[3]?.[0]]);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../db/postgres-database.ts';
import { aPostgresUrl } from '../db/testing.ts';
import { type NodeBus, openNodeBus } from './node-bus.ts';

/** Two nodes of one database: what the second heard, and errors of the first. */
async function twoNodes() {
  const url = await aPostgresUrl();
  const errors: unknown[] = [];
  const open = async () => {
    const db = await openPostgres(url, { poolSize: 2, onError: () => {} });
    return { db, bus: await openNodeBus(db, (error) => errors.push(error)) };
  };
  const nodes = [await open(), await open()] as const;
  const [{ bus }, other] = nodes;
  const heard: unknown[] = [];
  other.bus.hear('a', (message) => heard.push(message));
  const close = async () => {
    for (const node of nodes) {
      node.bus.close();
      await node.db.close();
    }
  };
  return { bus, heard, errors, close };
}

let nodes: { bus: NodeBus; heard: unknown[]; errors: unknown[]; close: () => Promise<void> };
beforeEach(async () => {
  nodes = await twoNodes();
});
afterEach(() => nodes.close());

const hears = async (count: number) => {
  while (nodes.heard.length < count) await sleep(10);
};

it('says what is said in one moment once, in order, however much it is', async () => {
  const { bus, heard } = nodes;
  const messages = Array.from({ length: 400 }, (_, n) => ({ n, text: 'x'.repeat(90) }));
  for (const message of messages) for (let times = 0; times < 2; times += 1) bus.say('a', message);
  bus.say('b', 'for nobody');
  await hears(messages.length);
  expect(heard).toEqual(messages);
});

it('ends with what was said last, though it was said before', async () => {
  const { bus, heard } = nodes;
  for (const message of ['here', 'gone', 'here']) bus.say('a', message);
  await hears(2);
  expect(heard).toEqual(['gone', 'here']);
});

it('keeps nothing back for a message that is too long', async () => {
  const { bus, heard, errors } = nodes;
  bus.say('a', 'before');
  bus.say('a', 'x'.repeat(9_000));
  bus.say('a', 'after');
  await hears(2);
  expect(heard).toEqual(['before', 'after']);
  expect(errors).toHaveLength(1);
});

import { append, competition, phone } from '../testing/outbox-world.ts';
import { UnreachableError } from '../http/errors.ts';
import {
  type Bundle,
  bundleOf,
  itemsOf,
  packParts,
  readBundle,
  unpackBundle,
  writeBundle,
} from './bundle.ts';

const offline = async () => {
  throw new UnreachableError('offline');
};

async function unsent(count: number): Promise<Bundle> {
  const { openPage, world } = phone();
  world.send = offline;
  const outbox = openPage();
  for (let i = 0; i < count; i += 1) await outbox.add(competition, [append(`climber-${i}`, `attempt-${i}`)]);
  return bundleOf(competition, 'ada', outbox.items());
}

it('carries what was not sent in a file', async () => {
  const bundle = await unsent(3);
  expect(readBundle(writeBundle(bundle))).toEqual(bundle);
  expect(writeBundle(bundle)).toContain('device_seq');
});

it('carries it in as many QR codes as it takes', async () => {
  const bundle = await unsent(30);
  const parts = await packParts(bundle);
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1_000);
  const read = await Promise.all(parts.map(unpackBundle));
  expect(read.flatMap((part) => part?.commands ?? [])).toEqual(bundle.commands);
});

it.each(['', 'nonsense', '{}', '{"topout":1}', '[1]', 'null'])('takes %j for no bundle', async (text) => {
  expect(readBundle(text)).toBeNull();
  expect(await unpackBundle(text)).toBeNull();
});

it('is sent from another phone of the same person, in order, and counts once', async () => {
  const bundle = await unsent(2);
  const other = phone();
  const outbox = other.openPage();
  expect(await outbox.takeIn(itemsOf(bundle, Date.now()))).toBe(2);
  expect(await outbox.takeIn(itemsOf(bundle, Date.now()))).toBe(0);
  await outbox.answered(
    bundle.commands.map(({ id }) => id),
    2_000,
  );
  expect(outbox.items().map(({ id, state }) => [id, state])).toEqual(
    bundle.commands.map(({ id }) => [id, 'confirmed']),
  );
});

it('takes in nothing of somebody else', async () => {
  const bundle = await unsent(1);
  const outbox = phone().openPage();
  expect(await outbox.takeIn(itemsOf({ ...bundle, judge: 'ben' }, Date.now()))).toBe(0);
  expect(outbox.items()).toEqual([]);
});

import { bindCache } from '../http/cache.ts';
import { fakeServer, withTokens } from '../testing/fake-server.ts';
import { until } from '../testing/outbox-world.ts';
import { createEntry, deleteEntry, saveEntry } from './entries.ts';

const server = fakeServer();

/** Answers to writes, and to whoever reads an entry. */
const answers = (write: { status: number } | 'lost', read = 404) =>
  server.on(
    withTokens(({ method }) => {
      if (method === 'GET') return { status: read, json: {} };
      return write === 'lost' ? { raw: (response) => response.destroy() } : { ...write, json: {} };
    }),
  );

it.each([403, 404])(
  'takes an entry that is gone for deleted, also when it is refused with %i',
  async (status) => {
    answers({ status });
    await expect(deleteEntry('c1', 'e1')).resolves.toBeUndefined();
  },
);

it('says that an entry was not deleted which is still there', async () => {
  answers({ status: 403 }, 200);
  await expect(deleteEntry('c1', 'e1')).rejects.toMatchObject({ status: 403 });
});

it.each([
  ['entering', () => createEntry('c1', { category: 'k1' })],
  ['a change', () => saveEntry('c1', 'e1', { category: 'k1' })],
  ['leaving', () => deleteEntry('c1', 'e1')],
])('reads again after %s whose answer was lost, because it may have happened', async (_name, change) => {
  const read = jest.fn(async () => []);
  bindCache(read);
  answers('lost');
  await expect(change()).rejects.toMatchObject({ name: 'UnreachableError' });
  await until(() => read.mock.calls.length > 0);
  expect(read).toHaveBeenCalledWith('competitions/c1');
});

import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { testApi } from '../../testing.ts';
import { type Moving, Stalled, unlessStalled } from './unless-stalled.ts';

const api = testApi();

const pieces = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.alloc(100_000)));

const onto =
  (disk: Writable, count = 5) =>
  ({ signal, pieces: moving }: Moving) =>
    pipeline(pieces(count), moving, disk, { signal });

/** Takes a piece and never says that it has it. */
const hanging = () => new Writable({ write: () => undefined });

const slow = () => new Writable({ write: (_piece, _encoding, done) => void setTimeout(done, 500) });

it('lets go of the database when the disk hangs', async () => {
  const writing = api.db.transaction(() => unlessStalled(onto(hanging()), undefined, 100));
  await expect(writing).rejects.toThrow(Stalled);
  await expect(api.db.rows({ name: '', text: 'select 1 as one' }, [])).resolves.toEqual([{ one: 1 }]);
});

it('waits for a slow one, and ends when somebody gives it up', async () => {
  await unlessStalled(onto(slow(), 6), undefined, 2_000);
  const stops = new AbortController();
  const writing = unlessStalled(onto(hanging()), stops.signal);
  stops.abort(new Error('the server stops'));
  await expect(writing).rejects.toThrow('the server stops');
});

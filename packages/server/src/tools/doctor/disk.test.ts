import { lookAtDisk } from './disk.ts';
import { aWorld } from './testing/surroundings.ts';

const free = (gigabytes: number) => aWorld({ freeBytes: async () => gigabytes * 1_000_000_000 });
const embedded = { databaseUrl: null, dataDir: '/tmp/not-yet/data' };

it.each([
  ['enough', 10, 'well'],
  ['little', 1.5, 'note'],
  ['too little', 0.2, 'fault'],
])('finds %s room', async (_name, gigabytes, level) => {
  expect(await lookAtDisk(embedded, free(gigabytes))).toMatchObject([{ level }]);
});

it('finds a folder that cannot be', async () => {
  const config = { ...embedded, dataDir: '/dev/null/topout' };
  expect(await lookAtDisk(config, free(10))).toMatchObject([
    {
      level: 'fault',
      says: 'The data folder /dev/null/topout cannot be written.',
      cure: expect.stringContaining('TOPOUT_DATA_DIR'),
    },
  ]);
});

it('leaves the disk of PostgreSQL to its host', async () => {
  const config = { ...embedded, databaseUrl: 'postgres://db.example.org/topout' };
  expect(await lookAtDisk(config, free(0))).toMatchObject([{ level: 'well' }]);
});

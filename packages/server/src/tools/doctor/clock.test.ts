import { inWords, lookAtClock } from './clock.ts';
import { aServer, aWorld, closeServers } from './testing/surroundings.ts';

afterEach(closeServers);

const aService = () => aServer((_asked, reply) => void reply.end());

it.each([
  ['right', 0, 'well', 'This machine’s clock is right.'],
  ['slow', -90_000, 'fault', 'This machine’s clock is 90 seconds slow.'],
  ['fast', 3_600_000, 'fault', 'This machine’s clock is 60 minutes fast.'],
])('finds a clock %s', async (_name, offMs, level, says) => {
  const world = aWorld({ services: [await aService()], nowMs: () => Date.now() + offMs });
  expect(await lookAtClock(world)).toEqual([expect.objectContaining({ level, says })]);
});

it('asks others when one does not answer, and says when nobody does', async () => {
  const nobody = 'http://127.0.0.1:64999';
  const [found] = await lookAtClock(aWorld({ services: [nobody, await aService()] }));
  expect(found?.level).toBe('well');
  expect(await lookAtClock(aWorld({ services: [nobody] }))).toMatchObject([{ level: 'note' }]);
});

it('says how far in words', () =>
  expect([inWords(1_400), inWords(-600_000)]).toEqual(['1 seconds fast', '10 minutes slow']));

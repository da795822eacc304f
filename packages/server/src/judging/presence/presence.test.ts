import fc from 'fast-check';
import { Presence, silentMs } from './presence.ts';

const ada = { uuid: 'a', name: 'Ada' };
const ben = { uuid: 'b', name: 'Ben' };

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

it('counts somebody with two pages once, and until both are closed', () => {
  const presence = new Presence();
  presence.enter('r', 'phone', ada);
  presence.enter('r', 'tablet', ada);
  expect(presence.judgesOn('r')).toEqual([ada]);
  presence.leave('phone');
  expect(presence.judgesOn('r')).toEqual([ada]);
  presence.leave('tablet');
  expect(presence.judgesOn('r')).toEqual([]);
  expect(presence.routes).toEqual([]);
});

it('adds those of whom other nodes tell, until they take it back', () => {
  const presence = new Presence();
  presence.enter('r', 'phone', ben);
  presence.hear('r', 'node 2', [ada, ben]);
  expect(presence.judgesOn('r')).toEqual([ada, ben]);
  expect(presence.here('r')).toEqual([ben]);
  presence.hear('r', 'node 2', []);
  expect(presence.judgesOn('r')).toEqual([ben]);
});

it('forgets what a node said that has fallen silent', () => {
  const presence = new Presence();
  presence.hear('r', 'node 2', [ada]);
  now = 30_000;
  expect(presence.judgesOn('r')).toEqual([ada]);
  expect(presence.forgetSilent()).toEqual([]);
  now = 41_000;
  expect(presence.judgesOn('r')).toEqual([]);
  expect(presence.forgetSilent()).toEqual(['r']);
});

it('no longer counts somebody of whom nothing is heard, until it is, and tells once of each', () => {
  const presence = new Presence();
  presence.enter('r', 'phone', ada);
  now = silentMs - 1;
  expect(presence.changes()).toEqual([]);
  now = silentMs;
  expect(presence.judgesOn('r')).toEqual([]);
  expect([presence.changes(), presence.changes()]).toEqual([['r'], []]);
  expect(presence.hearFrom('phone', 'a')).toBe(true);
  expect(presence.judgesOn('r')).toEqual([ada]);
  expect([presence.changes(), presence.changes()]).toEqual([['r'], []]);
});

it('takes no sign of life from somebody else', () => {
  const presence = new Presence();
  presence.enter('r', 'phone', ada);
  now = silentMs;
  presence.hearFrom('phone', 'b');
  expect(presence.judgesOn('r')).toEqual([]);
});

/* Signs of life are separate requests: they come late, twice, out of order, or never. */
it('counts exactly those who are there, however their signs of life arrive', () => {
  const page = fc.record({
    arrives: fc.nat(60_000),
    stays: fc.nat(60_000),
    delays: fc.array(fc.option(fc.nat(20_000)), { maxLength: 30 }),
  });
  fc.assert(
    fc.property(fc.array(page, { maxLength: 6 }), fc.nat(150_000), (pages, asked) => {
      const presence = new Presence();
      const heard = pages.map(({ arrives }) => [arrives]);
      const events = pages.flatMap(({ arrives, stays, delays }, index) => {
        const stream = String(index);
        const judge = { uuid: stream, name: stream };
        const signs = delays.flatMap((delay, nth) => (delay === null ? [] : [arrives + nth * 5_000 + delay]));
        return [
          { at: arrives, does: () => presence.enter('r', stream, judge) },
          ...signs.map((at) => ({
            at,
            does: () => {
              presence.hearFrom(stream, stream);
              heard[index]?.push(at);
            },
          })),
          { at: arrives + stays, does: () => presence.leave(stream) },
        ];
      });
      for (const { at, does } of events.toSorted((a, b) => a.at - b.at)) {
        if (at > asked) break;
        now = at;
        does();
      }
      now = asked;
      const there = pages.flatMap(({ arrives, stays }, index) => {
        const isOpen = arrives <= asked && asked < arrives + stays;
        return isOpen && asked - Math.max(...(heard[index] ?? [])) < silentMs ? [String(index)] : [];
      });
      expect(presence.judgesOn('r').map(({ uuid }) => uuid)).toEqual(there);
    }),
  );
});

import { Presence } from './presence.ts';

const ada = { uuid: 'a', name: 'Ada' };
const ben = { uuid: 'b', name: 'Ben' };

afterEach(() => jest.restoreAllMocks());

it('counts somebody with two pages once, and until both are closed', () => {
  const presence = new Presence();
  const [phone, tablet] = [{}, {}];
  presence.enter('r', phone, ada);
  presence.enter('r', tablet, ada);
  expect(presence.judgesOn('r')).toEqual([ada]);
  presence.leave('r', phone);
  expect(presence.judgesOn('r')).toEqual([ada]);
  presence.leave('r', tablet);
  expect(presence.judgesOn('r')).toEqual([]);
  expect(presence.routes).toEqual([]);
});

it('adds those of whom other nodes tell, until they take it back', () => {
  const presence = new Presence();
  presence.enter('r', {}, ben);
  presence.hear('r', 'node 2', [ada, ben]);
  expect(presence.judgesOn('r')).toEqual([ada, ben]);
  expect(presence.here('r')).toEqual([ben]);
  presence.hear('r', 'node 2', []);
  expect(presence.judgesOn('r')).toEqual([ben]);
});

it('forgets what a node said that has fallen silent', () => {
  const presence = new Presence();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  presence.hear('r', 'node 2', [ada]);
  now.mockReturnValue(30_000);
  expect(presence.judgesOn('r')).toEqual([ada]);
  expect(presence.forgetSilent()).toEqual([]);
  now.mockReturnValue(41_000);
  expect(presence.judgesOn('r')).toEqual([]);
  expect(presence.forgetSilent()).toEqual(['r']);
});

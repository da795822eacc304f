import type { Problem, Raffle, RaffleWinners } from '@topout/contract';
import { revealedAt } from '@topout/domain';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, testApi } from '../../testing.ts';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: string;
let mia: string;

/** Ada has climbed two routes, Mia, who is ten, one; Cleo has climbed none. */
beforeEach(async () => {
  competition = await aCompetition(api.db);
  const yearOfBirth = new Date().getUTCFullYear() - 10;
  const enter = async (who: { firstName: string; lastName: string; yearOfBirth?: number }) =>
    (await anEntry(api.db, competition, { profileId: await aProfile(api.db, who) })).profile;
  ada = await enter({ firstName: 'Ada', lastName: 'Ash' });
  mia = await enter({ firstName: 'Mia', lastName: 'Moss', yearOfBirth });
  await enter({ firstName: 'Cleo', lastName: 'Clay' });
  const climb = (route: number, competitor: string) =>
    send(
      api,
      competition.id,
      competition.master,
      aCommand({ route: competition.routes[route] ?? '', competitor, attempts: [aTop] }),
    );
  await climb(0, ada);
  await climb(1, ada);
  await climb(0, mia);
});

const at = (path = '') => `/competitions/${competition.id}/raffle${path}`;
const as = () => ({ as: competition.master });
const [bag, rope] = [newId(), newId()];
const prizes = [
  { uuid: bag, name: 'Chalk bag' },
  { uuid: rope, name: '' },
];
const set = (body: object = {}) =>
  api.call('PUT', at(), { ...as(), body: { drawnFrom: 'RESULTS', least: 1, prizes, ...body } });
const draw = (prize: string, uuid = newId()) =>
  api.call('POST', at('/draws'), { ...as(), body: { uuid, prize } });
const absent = (uuid: string, is = true) =>
  api.call('PATCH', at(`/draws/${uuid}`), { ...as(), body: { absent: is } });
const names = ({ pool }: Raffle) => pool.map(({ name }) => name);
const drawn = (raffle: Raffle, prize = 0) => raffle.prizes[prize]?.draws ?? [];
/** The hall has waited, and knows everybody drawn so far. */
const reveal = () =>
  api.db.rows(
    {
      name: 'test.reveal',
      text: "update raffle_draw set drawn_at = drawn_at - interval '4 s' where competition_id = $1",
    },
    [competition.id],
  );
const codeOf = (reply: Awaited<ReturnType<typeof set>>) => [reply.statusCode, reply.json<Problem>().code];

it('is among those with enough results, or those checked in', async () => {
  expect(names((await api.call('GET', at(), as())).json<Raffle>())).toEqual(['Ada Ash', 'Mia Moss']);
  expect(names((await set({ least: 2 })).json<Raffle>())).toEqual(['Ada Ash']);
  expect(names((await set({ drawnFrom: 'CHECKED_IN' })).json<Raffle>())).toEqual([]);
  await api.db.rows(
    {
      name: 'test.present',
      text: 'update registration set present_at = now() where competition_id = $1 and profile_id = $2',
    },
    [competition.id, mia],
  );
  expect(names((await api.call('GET', at(), as())).json<Raffle>())).toEqual(['Mia Moss']);
});

it('draws everybody once, one for each press, and says who drew and among how many', async () => {
  await set();
  const press = newId();
  const [first, again] = await Promise.all([draw(bag, press), draw(bag, press)]);
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  const raffle = again.json<Raffle>();
  expect(drawn(raffle)).toHaveLength(1);
  expect(drawn(raffle)[0]).toMatchObject({ uuid: press, among: 2, drawnBy: 'Maja Master', absent: false });
  expect(raffle.pool).toHaveLength(1);
  expect(codeOf(await draw(bag))).toEqual([409, 'raffle.drawn']);
  expect(codeOf(await draw(rope, press))).toEqual([409, 'raffle.pressed']);

  const second = (await draw(rope)).json<Raffle>();
  const winners = [...drawn(second), ...drawn(second, 1)].map(({ user }) => user);
  expect(winners.toSorted()).toEqual([ada, mia].toSorted());
  expect(second.pool).toEqual([]);
});

it('draws one winner for a prize, whoever presses at once', async () => {
  await set();
  const codes = (await Promise.all([draw(bag), draw(bag), draw(bag)])).map(({ statusCode }) => statusCode);
  expect(codes.toSorted()).toEqual([201, 409, 409]);
});

it('draws again for somebody absent, keeps the record, and shows the hall only who won', async () => {
  await set();
  const [first] = drawn((await draw(bag)).json<Raffle>());
  const hall = async () => (await api.call('GET', at('/winners'))).json<RaffleWinners>();
  await reveal();
  const short = (user: string | null | undefined) => (user === mia ? 'Mia M.' : 'Ada Ash');
  expect(await hall()).toMatchObject({
    left: 1,
    last: first?.uuid,
    prizes: [{ name: 'Chalk bag', winner: { name: short(first?.user), among: 2 } }, { winner: null }],
  });

  await absent(first?.uuid ?? '');
  expect(await hall()).toMatchObject({ left: 1, last: null, prizes: [{ winner: null }, { winner: null }] });
  const [kept, second] = drawn((await draw(bag)).json<Raffle>());
  expect([kept?.absent, kept?.user, second?.absent]).toEqual([true, first?.user, false]);
  expect(second?.user).not.toBe(first?.user);
  await reveal();
  expect((await hall()).prizes[0]?.winner?.name).toBe(short(second?.user));
  // Back in time: the prize is somebody else's by now.
  expect(codeOf(await absent(first?.uuid ?? '', false))).toEqual([409, 'raffle.drawn']);
  expect(codeOf(await draw(rope))).toEqual([409, 'raffle.empty']);
  expect((await absent(second?.uuid ?? '')).statusCode).toBe(200);
  expect((await absent(first?.uuid ?? '', false)).statusCode).toBe(200);
});

it('tells nobody who was drawn before the hall learns it, and sends nothing again', async () => {
  await set();
  const ask = (etag = '') => api.call('GET', at('/winners'), { headers: { 'if-none-match': etag } });
  const before = String((await ask()).headers.etag);
  expect((await ask(before)).statusCode).toBe(304);
  const [first] = drawn((await draw(bag)).json<Raffle>());
  const waiting = await ask(before);
  expect(waiting.json<RaffleWinners>()).toMatchObject({
    last: first?.uuid,
    prizes: [{ winner: { name: '' } }, {}],
  });
  await new Promise((done) =>
    setTimeout(done, Date.parse(revealedAt(first?.drawnAt ?? '')) - Date.now() + 20),
  );
  const told = await ask(String(waiting.headers.etag));
  expect(told.json<RaffleWinners>().prizes[0]?.winner?.name).toMatch(/^(Ada Ash|Mia M\.)$/);
});

it('keeps prizes that somebody was drawn for, and renames and orders them', async () => {
  await set();
  await draw(bag);
  expect(codeOf(await set({ prizes: [{ uuid: rope, name: 'Rope' }] }))).toEqual([409, 'raffle.drawn']);
  const renamed = await set({
    prizes: [
      { uuid: rope, name: 'Rope' },
      { uuid: bag, name: 'Bag' },
    ],
  });
  expect(renamed.json<Raffle>().prizes.map(({ name, draws }) => [name, draws.length])).toEqual([
    ['Rope', 0],
    ['Bag', 1],
  ]);
  expect((await set({ prizes: [prizes[0], prizes[0]] })).statusCode).toBe(400);
  expect((await draw(newId())).statusCode).toBe(404);
  expect((await absent(newId())).statusCode).toBe(404);
});

it('lets nobody overwrite what somebody else has set meanwhile', async () => {
  const { version } = (await api.call('GET', at(), as())).json<Raffle>();
  const based = (body: object) =>
    api.call('PUT', at(`?version=${version}`), {
      ...as(),
      body: { drawnFrom: 'RESULTS', least: 1, prizes, ...body },
    });
  expect((await based({})).statusCode).toBe(200);
  expect(codeOf(await based({ prizes: [] }))).toEqual([409, 'setup.changed']);
  const now = (await api.call('GET', at(), as())).json<Raffle>();
  expect(now.prizes).toHaveLength(prizes.length);
  expect(
    (
      await api.call('PUT', at(`?version=${now.version}`), {
        ...as(),
        body: { drawnFrom: 'RESULTS', least: 2, prizes },
      })
    ).statusCode,
  ).toBe(200);
});

it('draws everybody about as often', async () => {
  const counts = { ada: 0, mia: 0 };
  await set({ prizes: Array.from({ length: 60 }, () => ({ uuid: newId(), name: '' })) });
  const { prizes: many } = (await api.call('GET', at(), as())).json<Raffle>();
  for (const { uuid } of many) {
    await draw(uuid);
    const text = 'delete from raffle_draw where competition_id = $1 returning profile_id as user';
    const [gone] = await api.db.rows<{ user: string }>({ name: 'test.undraw', text }, [competition.id]);
    counts[gone?.user === ada ? 'ada' : 'mia'] += 1;
  }
  // A fair coin falls outside of this once in a hundred thousand runs.
  expect(Math.min(counts.ada, counts.mia)).toBeGreaterThan(12);
});

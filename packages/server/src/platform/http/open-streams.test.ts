import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { aCompetition, aMember, type TestCompetition } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';

const api = testApi({ streamsPerAddress: 3, trustedProxies: 'loopback' });
let competition: TestCompetition;
let address: string;
let open: IncomingMessage[] = [];

beforeAll(async () => {
  address = await api.listen();
});
beforeEach(async () => {
  competition = await aCompetition(api.db, { liveLeaderboard: true });
});
afterEach(() => closeAll());

const closeAll = () => {
  for (const one of open) one.destroy();
  open = [];
};
/** Asks for a stream, and keeps it open if it gets one. */
async function ask(from: string, topic = 'board', token?: string): Promise<IncomingMessage> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) };
    const url = `${address}/api/competitions/${competition.id}/events?topics=${topic}`;
    get(url, { headers, agent: false }, resolve).on('error', reject);
  });
  if (reply.statusCode === 200) open.push(reply);
  return reply;
}
async function statusOf(...asked: Parameters<typeof ask>): Promise<number | undefined> {
  const reply = await ask(...asked);
  if (reply.statusCode !== 200) reply.resume();
  return reply.statusCode;
}

it('opens so many streams for one address, of all kinds together, and says when to come again', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  expect(await statusOf('192.0.2.1')).toBe(200);
  expect(await statusOf('192.0.2.1', 'screen')).toBe(200);
  expect(await statusOf('192.0.2.1', 'presence', judge.token)).toBe(200);
  for (const topic of ['board', 'screen', 'presence']) {
    const reply = await ask('192.0.2.1', topic, judge.token);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '30']);
    expect(JSON.parse(await text(reply))).toMatchObject({ code: 'rate.limited' });
  }
  expect(await statusOf('192.0.2.2')).toBe(200);
});

it('takes a whole /64 for one address', async () => {
  for (let host = 1; host <= 3; host += 1) expect(await statusOf(`2001:db8:0:1::${host}`)).toBe(200);
  expect(await statusOf('2001:db8:0:1:ffff::9')).toBe(429);
  expect(await statusOf('2001:db8:0:2::1')).toBe(200);
});

it('has room again when streams end, and counts none that was refused', async () => {
  for (let tries = 0; tries < 5; tries += 1) expect(await statusOf('192.0.2.3', 'presence')).toBe(401);
  for (let streams = 0; streams < 3; streams += 1) expect(await statusOf('192.0.2.3')).toBe(200);
  expect(await statusOf('192.0.2.3')).toBe(429);
  closeAll();
  let status: number | undefined = 429;
  // The server notices a cut line a moment later.
  for (const until = Date.now() + 20_000; status === 429 && Date.now() < until;) {
    await sleep(20);
    status = await statusOf('192.0.2.3');
  }
  expect(status).toBe(200);
});

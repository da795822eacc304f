import { gunzipSync } from 'node:zlib';
import cors from '@fastify/cors';
import Fastify from 'fastify';
import { packLongAnswers } from './packed.ts';

const long = { words: 'top zone '.repeat(1_000) };

async function ask(url: string, accepts?: string) {
  const app = Fastify();
  await app.register(cors, { origin: ['https://gym.example'] });
  packLongAnswers(app);
  app.get('/long', () => long);
  app.get('/short', () => ({ words: 'top' }));
  const headers = {
    origin: 'https://gym.example',
    ...(accepts !== undefined && { 'accept-encoding': accepts }),
  };
  return app.inject({ url, headers });
}

it('packs a long answer for those who take it so, and says on what it depends', async () => {
  const { headers, rawPayload } = await ask('/long', 'gzip, br');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, accept-encoding' });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
});

it.each([
  ['a short answer', '/short', 'gzip'],
  ['for those who do not take it packed', '/long', undefined],
  ['for those who take brotli alone', '/long', 'br'],
  ['for those who refuse it packed', '/long', 'br;q=0, gzip;q=0'],
])('leaves as it is %s', async (_what, url, accepts) => {
  const { headers, body } = await ask(url, accepts);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(body)).toHaveProperty('words');
});

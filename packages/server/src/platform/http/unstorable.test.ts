import { aUser, testApi } from '../../testing.ts';

const api = testApi();

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Sends a client's payload unchanged, byte by byte. */
const send = async (payload: string, token?: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/competitions',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  });

it.each([
  ['nested without an end', nested(5_000)],
  ['nested in fields', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['half a character', '{"name":"\\ud800"}'],
  ['half a character in a field’s name', '{"\\udc00":1}'],
  ['U+0000', '{"name":"a\\u0000b"}'],
])('refuses %s, with a token or without', async (_, payload) => {
  const { token } = await aUser(api.db);
  expect((await send(payload)).statusCode).toBe(400);
  expect((await send(payload, token)).statusCode).toBe(400);
});

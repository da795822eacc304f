import { testApi } from './testing.ts';

const api = testApi();

it('answers what it does not know with a problem', async () => {
  const reply = await api.call('GET', '/nothing');
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
});

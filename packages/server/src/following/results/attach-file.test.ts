import Fastify from 'fastify';
import { attachFile } from './attach-file.ts';

it('names a file after a competition whose eightieth letter has two halves', async () => {
  const app = Fastify();
  app.get('/file', (_request, reply) => {
    attachFile(reply, { name: `${'a'.repeat(79)}𠮷`, what: 'results', ending: 'csv' });
    return 'rank';
  });
  const { statusCode, headers } = await app.inject({ url: '/file' });
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toContain(`${encodeURIComponent('a𠮷')}.csv`);
});

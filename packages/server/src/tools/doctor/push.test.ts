import { lookAtPush } from './push.ts';
import { aServer, aWorld, closeServers } from './testing/surroundings.ts';

afterEach(closeServers);

const secure = { publicUrl: 'https://topout.example.org', supportEmail: '' };

it('reaches the services, whatever they answer', async () => {
  const service = await aServer((_asked, reply) => void reply.writeHead(404).end());
  expect(await lookAtPush(secure, aWorld({ services: [service] }))).toMatchObject([{ level: 'well' }]);
});

it('names those that it does not reach', async () => {
  const found = await lookAtPush(secure, aWorld({ services: ['http://127.0.0.1:64999'] }));
  expect(found).toMatchObject([
    { level: 'fault', says: '1 of 1 push services cannot be reached: 127.0.0.1 (ECONNREFUSED).' },
  ]);
});

it('notes that browsers offer none without HTTPS', async () => {
  expect(await lookAtPush({ ...secure, publicUrl: 'http://192.168.7.9:3000' }, aWorld())).toMatchObject([
    { level: 'note', cure: expect.stringContaining('TOPOUT_PUBLIC_URL') },
  ]);
});

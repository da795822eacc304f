import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, PushBody, PushState, PushTest } from '@topout/contract';
import { invalid } from '../../platform/errors.ts';
import { minute, rateLimiter } from '../../platform/http/rate-limit.ts';
import { isEndpoint, knownServices } from '../../platform/push/endpoint.ts';
import { isPoint } from '../../platform/push/encrypt.ts';
import { pushSender } from '../../platform/push/vapid.ts';
import { readDevice, requireSignIn, subscribe, unsubscribe } from './subscriptions.ts';
import { tellDevice } from './tell.ts';

const subscribing = rateLimiter('push.subscribe', { times: 60, perMs: 60 * minute });
const testing = rateLimiter('push.test', { times: 5, perMs: 10 * minute });

/** What the device of a sign-in is told while the app is closed. */
export const pushRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { publicKey } = await pushSender(app.db, app.config);
  const services = [...knownServices, ...app.config.pushServices];
  const stateOf = async (family: string) => ({ key: publicKey, device: await readDevice(app.db, family) });

  app.get(
    '/push',
    { schema: { summary: 'What this device is told while the app is closed', response: { 200: PushState } } },
    async (request) => stateOf(requireSignIn(request)),
  );

  app.put(
    '/push',
    {
      schema: {
        summary: 'Tell this device these kinds of messages while the app is closed',
        body: PushBody,
        response: { 200: PushState },
      },
    },
    async (request) => {
      const family = requireSignIn(request);
      const { body } = request;
      await subscribing(app.db, family);
      if (!isEndpoint(body.endpoint, services))
        throw invalid('This server does not know the push service of this browser.', {
          endpoint: ['Not an address of a known push service.'],
        });
      if (!isPoint(Buffer.from(body.publicKey, 'base64url')))
        throw invalid('This is no key of a browser.', { publicKey: ['Not a point on P-256.'] });
      await app.db.transaction((tx) => subscribe(tx, family, body));
      return stateOf(family);
    },
  );

  app.delete(
    '/push',
    { schema: { summary: 'Tell this device nothing any more', response: { 204: Empty } } },
    async (request, reply) => {
      await unsubscribe(app.db, requireSignIn(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/push/test',
    { schema: { summary: 'Send this device a message, to try', response: { 200: PushTest } } },
    async (request) => {
      const family = requireSignIn(request);
      await testing(app.db, family);
      const sent = await tellDevice(app.db, family, {
        kind: 'TURN',
        title: 'Topout',
        body: 'This device can be told.',
        path: '/profile/notifications',
        topic: 'test',
      });
      return { sent };
    },
  );
};

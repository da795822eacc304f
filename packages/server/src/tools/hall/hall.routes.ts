import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { limitByAddress, minute } from '../../platform/http/rate-limit.ts';
import {
  CloudState,
  Greeting,
  HallCall,
  HandBackCall,
  HelloCall,
  NewsCall,
  PictureCall,
} from './hall-calls.ts';
import { handOut } from './hand-out.ts';
import { letGo } from './let-go.ts';
import { hello, receiveNews, takeBack } from './receive-news.ts';
import { receivePicture } from './receive-picture.ts';
import { tellNews } from './tell-news.ts';
import { sayUnfit } from './unfit.ts';

/** A piece of news may be so large, as JSON. */
const bodyLimit = 524_288;

/** More than any hall sends. */
const calls = { times: 1_200, perMs: minute };

/** Each takes a core for a tenth of a second. */
const pictures = { times: 300, perMs: minute };

/**
 * The cloud's side of a competition that a server in the hall judges. Servers call it, no people: whoever has the token of
 * a competition may give its news, and nothing else.
 */
export const hallRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const onRequest = limitByAddress(calls);
  const hidden = { hide: true, response: { 200: CloudState } };

  app.post(
    '/hall/take-down',
    { onRequest, schema: { hide: true, body: HallCall } },
    async ({ body }, reply) => {
      const lines = await handOut(app, body);
      return reply.type('application/x-ndjson').send(Readable.from(lines));
    },
  );

  app.post('/hall/let-go', { onRequest, schema: { ...hidden, body: HallCall } }, async ({ body }) =>
    letGo(app.db, body),
  );

  app.post(
    '/hall/hello',
    { onRequest, schema: { hide: true, body: HelloCall, response: { 200: Greeting } } },
    async ({ body }) => hello(app.db, body, await app.databaseTime.now()),
  );

  app.post(
    '/hall/news',
    { onRequest, bodyLimit, schema: { ...hidden, body: NewsCall } },
    async ({ body, log }) => {
      const { state, changed } = await receiveNews(app.db, body).catch((error: unknown) => {
        log.warn({ err: error, competition: body.competition }, 'the news of a hall were not taken');
        return sayUnfit(error);
      });
      if (changed) await tellNews(app, body.competition, changed);
      return state;
    },
  );

  app.post(
    '/hall/picture',
    { onRequest: limitByAddress(pictures), bodyLimit, schema: { ...hidden, body: PictureCall } },
    async ({ body }) => {
      const { state, boards } = await receivePicture(app, body);
      for (const { competition, category } of boards) app.boards.changed(competition, category);
      return state;
    },
  );

  app.post('/hall/hand-back', { onRequest, schema: { ...hidden, body: HandBackCall } }, async ({ body }) =>
    takeBack(app.db, body),
  );
};

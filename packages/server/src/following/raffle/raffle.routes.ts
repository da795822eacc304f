import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Empty,
  Problem,
  Raffle,
  RaffleAbsentBody,
  RaffleBody,
  RaffleDrawBody,
  RaffleDrawParams,
  RaffleWinners,
  SeenQuery,
} from '@topout/contract';
import { Type } from 'typebox';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import type { Tx } from '../../platform/db/database.ts';
import { holds } from '../../platform/http/negotiate.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { drawWinner, setAbsent, setRaffle } from './change-raffle.ts';
import { winnersOf } from './kept-winners.ts';
import { showRaffle } from './show-raffle.ts';

/** A raffle among those who climbed. (behaviour: raffle) */
export const raffleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const change = async ({ competition }: Authority, write: (tx: Tx) => Promise<void>): Promise<Raffle> => {
    await app.db.transaction(async (tx) => {
      await lockCompetition(tx, competition.uuid);
      await write(tx);
    });
    await app.screens.steered(competition.uuid);
    return showRaffle(app.db, competition.uuid);
  };

  app.get(
    '/competitions/:competition/raffle',
    {
      schema: {
        summary: 'The raffle: prizes, every draw, and who can still be drawn',
        params: CompetitionParams,
        response: { 200: Raffle },
      },
    },
    async (request) => {
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
      return showRaffle(app.db, competition.uuid);
    },
  );

  app.put(
    '/competitions/:competition/raffle',
    {
      schema: {
        summary: 'Set who is in the raffle, and its prizes',
        params: CompetitionParams,
        querystring: SeenQuery,
        body: RaffleBody,
        response: { 200: Raffle },
      },
    },
    async (request) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      return change(authority, (tx) => setRaffle(tx, authority, request.body, request.query.version));
    },
  );

  app.post(
    '/competitions/:competition/raffle/draws',
    {
      schema: {
        summary: 'Draw the winner of a prize; sent again, it draws nobody else',
        params: CompetitionParams,
        body: RaffleDrawBody,
        response: { 201: Raffle },
      },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      return reply.code(201).send(await change(authority, (tx) => drawWinner(tx, authority, request.body)));
    },
  );

  app.patch(
    '/competitions/:competition/raffle/draws/:draw',
    {
      schema: {
        summary: 'Say whether somebody drawn was absent',
        params: RaffleDrawParams,
        body: RaffleAbsentBody,
        response: { 200: Raffle },
      },
    },
    async (request) => {
      const { competition, draw } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      return change(authority, (tx) => setAbsent(tx, authority, draw, request.body.absent));
    },
  );

  app.get(
    '/competitions/:competition/raffle/winners',
    {
      schema: {
        security: forEverybody,
        summary: 'Prizes and who won them, as the hall sees them',
        params: CompetitionParams,
        response: { 200: RaffleWinners, 304: Type.Unsafe<undefined>(Empty), '4xx': Problem },
      },
    },
    async ({ params, session, headers }, reply) => {
      const { competition } = await authorityOf(app.db, params.competition, session.profile);
      const { etag, winners } = await winnersOf(app.db, competition);
      void reply.headers({ etag, 'cache-control': 'private, no-cache' });
      if (holds(headers['if-none-match'], etag)) return reply.code(304).send(undefined);
      return reply.send(winners);
    },
  );
};

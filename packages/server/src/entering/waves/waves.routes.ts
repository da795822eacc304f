import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Empty,
  NewWaveBody,
  WaveBody,
  WaveList,
  WaveOfBody,
  WaveOfParams,
  WaveParams,
} from '@topout/contract';
import { entryRights } from '@topout/domain';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import type { Tx } from '../../platform/db/database.ts';
import { requireUser } from '../../platform/http/session.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { requireOwnEntry } from '../change/own-entry.ts';
import { lockCompetition } from '../enter/enter.ts';
import { changeWave, createWave, deleteWave, spreadOverWaves } from './change-waves.ts';
import { chooseWave } from './choose-wave.ts';
import { showWaves } from './show-waves.ts';

/** Sessions: parts of the day with their own time and places. Everybody sees them; organisers set them up. */
export const wavesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const changed = async <T>(authority: Authority, work: (tx: Tx) => Promise<T>): Promise<WaveList> => {
    const { competition, actor } = authority;
    await app.db.transaction(async (tx) => {
      await lockCompetition(tx, competition.uuid);
      await work(tx);
    });
    for (const { uuid } of competition.categories) app.boards.changed(competition.uuid, uuid);
    app.desk.changed(competition.uuid);
    return showWaves(app.db, competition.uuid, actor.profile);
  };

  app.get(
    '/competitions/:competition/waves',
    {
      schema: {
        security: forEverybody,
        summary: 'The sessions of a competition, how full they are, and those of the caller’s family',
        params: CompetitionParams,
        response: { 200: WaveList },
      },
    },
    async ({ params, session }) => {
      const { competition } = await authorityOf(app.db, params.competition, session.profile);
      return showWaves(app.db, competition.uuid, session.profile);
    },
  );

  app.post(
    '/competitions/:competition/waves',
    {
      schema: {
        summary: 'Add a session; sent again, it is added once',
        params: CompetitionParams,
        body: NewWaveBody,
        response: { 201: WaveList },
      },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      return reply.code(201).send(await changed(authority, (tx) => createWave(tx, authority, request.body)));
    },
  );

  app.put(
    '/competitions/:competition/waves/:wave',
    {
      schema: {
        summary: 'Change a session; with more places, people on its waiting list move up',
        params: WaveParams,
        body: WaveBody,
        response: { 200: WaveList },
      },
    },
    async (request) => {
      const { competition, wave } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      return changed(authority, (tx) => changeWave(tx, authority, wave, request.body));
    },
  );

  app.delete(
    '/competitions/:competition/waves/:wave',
    {
      schema: {
        summary: 'Delete a session that nobody is in',
        params: WaveParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, wave } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      await changed(authority, (tx) => deleteWave(tx, authority, wave));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/competitions/:competition/waves/spread',
    {
      schema: {
        summary: 'Put everybody who is in no session into one, evenly',
        params: CompetitionParams,
        response: { 200: WaveList },
      },
    },
    async (request) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      return changed(authority, (tx) => spreadOverWaves(tx, authority));
    },
  );

  app.put(
    '/competitions/:competition/waves/of/:user',
    {
      schema: {
        summary: 'Put a person into a session; a full one puts them on its waiting list',
        params: WaveOfParams,
        body: WaveOfBody,
        response: { 200: WaveList },
      },
    },
    async (request) => {
      const { competition, user } = request.params;
      const authority = await authorityOf(app.db, competition, requireUser(request));
      const own = !entryRights(authority.actor, authority.rules).canModify;
      if (own) await requireOwnEntry(app.db, authority, user);
      return changed(authority, (tx) => chooseWave(tx, authority, { user, wave: request.body.wave, own }));
    },
  );
};

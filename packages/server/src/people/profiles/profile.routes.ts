import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, Profile, ProfileParams, ProfilePatch } from '@topout/contract';
import type { FastifyRequest } from 'fastify';
import { requireFresh } from '../auth/sessions/require-fresh.ts';
import { requireUser } from '../../platform/http/session.ts';
import { takeOver } from '../../entering/takeover/take-over.ts';
import { requireReach } from './access.ts';
import { changeProfile } from './change-profile.ts';
import { deletePeople } from '../../entering/change/delete-profile.ts';
import { presentProfile } from './present-profile.ts';
import { childrenOf, findProfile } from './profile.queries.ts';

/** A person's own profile, and their children's. */
export const profileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const reach = async (request: FastifyRequest, profile: string) => {
    const caller = requireUser(request);
    const row = await findProfile(app.db, profile === 'me' ? caller : profile);
    requireReach(caller, row);
    return { caller, row };
  };

  app.get(
    '/profiles/:profile',
    {
      schema: {
        summary: 'A profile',
        params: ProfileParams,
        response: { 200: Profile },
      },
    },
    async (request) => presentProfile((await reach(request, request.params.profile)).row),
  );

  app.patch(
    '/profiles/:profile',
    {
      schema: {
        summary: 'Change a profile, attach a picture',
        params: ProfileParams,
        body: ProfilePatch,
        response: { 200: Profile },
      },
    },
    async (request) => {
      const { caller, row } = await reach(request, request.params.profile);
      const boards = await changeProfile(app.db, { caller, before: row, patch: request.body });
      for (const { competition, category } of boards) app.boards.changed(competition, category);
      // Now that they have given a name, a list may have entered them.
      await takeOver(app, caller, null);
      return presentProfile(await findProfile(app.db, row.id));
    },
  );

  app.delete(
    '/profiles/:profile',
    {
      schema: {
        summary:
          "Delete the caller's account with its children, within ten minutes of signing in; or a child",
        params: ProfileParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { caller, row } = await reach(request, request.params.profile);
      if (row.id === caller) await requireFresh(app.db, request.session.family);
      const children = await childrenOf(app.db, row.id);
      const people = [...children.map(({ id }) => id), row.id];
      const { boards, families } = await deletePeople(app.db, caller, people);
      await app.sessions.drop(families);
      for (const { competition, category } of boards) app.boards.changed(competition, category);
      return reply.code(204).send(null);
    },
  );
};

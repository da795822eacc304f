import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ChildBody, Problem, Profile, ProfileList } from '@topout/contract';
import { conflict } from '../errors.ts';
import { requireUser } from '../http/session.ts';
import { newId } from '../ids.ts';
import { presentProfile } from './present-profile.ts';
import { childrenOf, findProfile } from './profile.queries.ts';
import { checkYearOfBirth } from './year-of-birth.ts';

/** A coach who registers a club is a parent too. */
const maxChildren = 100;

export const childrenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/profiles/me/children',
    { schema: { summary: "One's children", response: { 200: ProfileList, '4xx': Problem } } },
    async (request) => (await childrenOf(app.db, requireUser(request))).map(presentProfile),
  );

  app.post(
    '/profiles/me/children',
    {
      schema: {
        summary: 'Add a child',
        body: ChildBody,
        response: { 201: Profile, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const parent = requireUser(request);
      checkYearOfBirth(request.body.year_of_birth, { alone: false });
      if ((await childrenOf(app.db, parent)).length >= maxChildren)
        throw conflict('children.limit', `More than ${maxChildren} competitors need another account.`);
      const id = newId();
      await app.db.kysely
        .insertInto('profile')
        .values({ id, parent_id: parent, ...request.body })
        .execute();
      return reply.code(201).send(presentProfile(await findProfile(app.db, id)));
    },
  );
};

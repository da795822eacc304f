import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CategoryBody,
  CategoryParams,
  CategoryPatch,
  CategoryReply,
  CompetitionParams,
  Empty,
  SeenQuery,
} from '@topout/contract';
import { readCompetition } from '../../following/competitions/competition.queries.ts';
import { notFound } from '../../platform/errors.ts';
import { changeCategory, createCategory } from './categories.ts';
import { deleteCategory } from './delete-categories.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';

/** Categories of the stages. For the organiser side. */
export const categoryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const shown = async (competition: string, category: string) => {
    const row = await readCompetition(app.db, competition);
    const found = row?.stages.flatMap(({ categories }) => categories).find(({ uuid }) => uuid === category);
    if (!found) throw notFound('category');
    return found;
  };

  app.post(
    '/competitions/:competition/categories',
    {
      schema: {
        summary: 'Add a category, with its board; sent again, it is added once',
        params: CompetitionParams,
        querystring: SeenQuery,
        body: CategoryBody,
        response: { 201: CategoryReply },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const { version } = request.query;
      const category = await app.db.transaction((tx) => createCategory(tx, authority, request.body, version));
      return reply.code(201).send(await shown(competition, category));
    },
  );

  app.patch(
    '/competitions/:competition/categories/:category',
    {
      schema: {
        summary: 'Rename a category, set its capacity, or move it within its stage',
        params: CategoryParams,
        querystring: SeenQuery,
        body: CategoryPatch,
        response: { 200: CategoryReply },
      },
    },
    async (request) => {
      const { competition, category } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const { version } = request.query;
      const changed = await app.db.transaction((tx) =>
        changeCategory(tx, authority, category, request.body, version),
      );
      for (const other of changed) app.boards.changed(competition, other);
      return shown(competition, category);
    },
  );

  app.delete(
    '/competitions/:competition/categories/:category',
    {
      schema: {
        summary: 'Delete a category without entries, with the route groups that only it climbs',
        params: CategoryParams,
        querystring: SeenQuery,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, category } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const changed = await app.db.transaction((tx) =>
        deleteCategory(tx, authority, category, request.query.version),
      );
      for (const other of changed) app.boards.changed(competition, other);
      return reply.code(204).send(null);
    },
  );
};

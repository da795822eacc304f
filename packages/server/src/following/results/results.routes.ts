import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, Results, ResultsQuery } from '@topout/contract';
import { canManageSetup, entryRights } from '@topout/domain';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { unauthorised } from '../../platform/errors.ts';
import { baseUrl } from '../../platform/http/base-url.ts';
import { limitByAddress, minute } from '../../platform/http/rate-limit.ts';
import { attachFile, type FileEnding, fileEndings, fileSchema } from './attach-file.ts';
import { callerOfCode } from './caller-of-code.ts';
import { csvOf } from './csv.ts';
import { readEntrantCells } from './entrant-cells.ts';
import { publicResults } from './public-results.ts';
import { readResults } from './read-results.ts';
import { workbookOf } from './workbook.ts';

interface Asked {
  readonly params: CompetitionParams;
  readonly query: { readonly code?: string; readonly signIn?: boolean };
}

/** A file takes a tenth of a second: two a second from one address, and a hall's at once. */
const files = { times: 120, perMs: minute };

const hasRole = ({ actor }: Authority): boolean => actor.role !== null;

/** Results as files: everything for the organiser side, public results for others. */
export const resultsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const everybodys = publicResults(app);
  const resultsFor = (authority: Authority, publication: string | undefined): Promise<Results> =>
    hasRole(authority)
      ? readResults(app, authority, publication)
      : everybodys.results({ competition: authority.competition.uuid, publication });

  const fileFor = async (authority: Authority, ending: FileEnding, publication: string | undefined) => {
    const { competition, actor, rules } = authority;
    if (!hasRole(authority)) return everybodys.file(ending, { competition: competition.uuid, publication });
    const results = await readResults(app, authority, publication);
    if (ending === 'csv') return csvOf(results);
    const all = publication === undefined && canManageSetup(actor) && entryRights(actor, rules).canModify;
    return workbookOf(results, all ? await readEntrantCells(app.db, authority) : null);
  };

  /** The caller, by token or by the one-time code of a link. @throws Refusal 401 for an invalid code */
  const authorityFor = async (request: FastifyRequest, { params, query }: Asked): Promise<Authority> => {
    if (query.code === undefined) return authorityOf(app.db, params.competition, request.session.profile);
    const [path = ''] = request.url.split('?');
    const caller = await callerOfCode(app.db, query.code, path);
    if (caller === null) throw unauthorised('This link has expired or was used before.');
    return authorityOf(app.db, params.competition, caller);
  };

  /** A browser that follows a link has no token: it signs in on our page and comes back with a code. */
  const needsSignIn = ({ session }: FastifyRequest, { query }: Asked): boolean =>
    query.signIn === true && query.code === undefined && session.profile === null;

  app.get(
    '/competitions/:competition/results.json',
    {
      schema: {
        security: forEverybody,
        summary:
          'The results: each stage with places, scores, routes and attempts, and the ranking of the whole',
        params: CompetitionParams,
        querystring: ResultsQuery,
        response: { 200: Results },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-cache');
      return resultsFor(await authorityFor(request, request), request.query.publication);
    },
  );

  for (const ending of fileEndings) {
    app.get(
      `/competitions/:competition/results.${ending}`,
      {
        onRequest: limitByAddress(files),
        schema: {
          security: forEverybody,
          summary: `The results as ${ending.toUpperCase()}`,
          params: CompetitionParams,
          querystring: ResultsQuery,
          response: {
            200: fileSchema(ending),
            303: Type.Unsafe<undefined>(Empty),
          },
        },
      },
      async (request, reply) => {
        if (needsSignIn(request, request)) {
          const page = `${baseUrl(request)}/${request.params.competition}/results?download=${ending}`;
          return reply.redirect(page, 303);
        }
        const authority = await authorityFor(request, request);
        const file = await fileFor(authority, ending, request.query.publication);
        attachFile(reply, { name: authority.competition.name, what: 'results', ending });
        return reply.send(file);
      },
    );
  }
};

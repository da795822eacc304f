import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, EntriesFileQuery } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import type { FastifyRequest } from 'fastify';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { forbidden, unauthorised } from '../../platform/errors.ts';
import { attachFile, fileEndings, fileSchema } from './attach-file.ts';
import { callerOfCode } from './caller-of-code.ts';
import { csvText } from './csv.ts';
import { readEntrantCells } from './entrant-cells.ts';
import { entriesWorkbook } from './workbook.ts';

interface Asked {
  readonly params: CompetitionParams;
  readonly query: EntriesFileQuery;
}

/** All entries with what was asked and recorded, as files for organisers. (behaviour: organising#files) */
export const entriesFileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** By token, or by the one-time code of a link. @throws Refusal 401; 403 for all but the organiser side */
  const authorityFor = async (request: FastifyRequest, { params, query }: Asked): Promise<Authority> => {
    if (query.code === undefined) return authorityToOrganise(app.db, request, params.competition);
    const [path = ''] = request.url.split('?');
    const caller = await callerOfCode(app.db, query.code, path);
    if (caller === null) throw unauthorised('This link has expired or was used before.');
    const authority = await authorityOf(app.db, params.competition, caller);
    if (!canManageSetup(authority.actor)) throw forbidden();
    return authority;
  };

  for (const ending of fileEndings) {
    app.get(
      `/competitions/:competition/entries.${ending}`,
      {
        schema: {
          summary: `All entries as ${ending.toUpperCase()}, with answers, payments and consents`,
          params: CompetitionParams,
          querystring: EntriesFileQuery,
          response: { 200: fileSchema(ending) },
        },
      },
      async (request, reply) => {
        const authority = await authorityFor(request, request);
        const entries = await readEntrantCells(app.db, authority);
        attachFile(reply, { name: `${authority.competition.name} entries`, what: 'entries', ending });
        return reply.send(
          ending === 'csv' ? csvText([entries.head, ...entries.rows]) : await entriesWorkbook(entries),
        );
      },
    );
  }
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  ImportBody,
  type ImportedLine,
  ImportReply,
  NumbersBody,
  NumbersReply,
} from '@topout/contract';
import { entryRights, canManageSetup } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { requireCategory } from '../enter/enter.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { assignNumbers } from './assign-numbers.ts';
import { type Imported, importEntries, tryImport } from './import-entries.ts';

/** Turns a list of competitors into entries, with numbers if wished. */
export const importRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const authorityToImport = async (competition: string, caller: string) => {
    const authority = await authorityOf(app.db, competition, caller);
    const { actor, rules } = authority;
    if (!canManageSetup(actor) || !entryRights(actor, rules).canAdd) throw forbidden();
    return authority;
  };

  app.post(
    '/competitions/:competition/entries/import',
    {
      schema: {
        summary: 'Enter the people in a table; a dry run first shows the outcome line by line',
        params: CompetitionParams,
        body: ImportBody,
        response: { 200: ImportReply },
      },
    },
    async (request) => {
      const caller = requireUser(request);
      const { params, body } = request;
      const authority = await authorityToImport(params.competition, caller);
      if (body.category != null) requireCategory(authority, body.category);
      const { table, lines, imported, categories } =
        body.dryRun === false
          ? await app.db.transaction((tx) => importEntries(tx, authority, caller, body))
          : await tryImport(app.db, authority, body);
      for (const category of categories) app.boards.changed(params.competition, category);
      if (imported > 0) app.desk.changed(params.competition);
      const { delimiter, headings } = table;
      return {
        dryRun: body.dryRun !== false,
        delimiter,
        headings,
        columns: [...table.columns],
        sample: table.sample.map((cells) => [...cells]),
        lines: lines.map(presentLine),
        imported,
      };
    },
  );

  app.post(
    '/competitions/:competition/entries/numbers',
    {
      schema: {
        summary: 'Give everybody without a competitor number the next free one',
        params: CompetitionParams,
        body: NumbersBody,
        response: { 200: NumbersReply },
      },
    },
    async (request) => {
      const authority = await authorityToImport(request.params.competition, requireUser(request));
      const { uuid } = authority.competition;
      const { assigned, categories } = await app.db.transaction((tx) =>
        assignNumbers(tx, authority, request.body.first),
      );
      for (const category of categories) app.boards.changed(uuid, category);
      if (assigned > 0) app.desk.changed(uuid);
      return { assigned };
    },
  );
};

const presentLine = (line: Imported['lines'][number]): ImportedLine => ({
  ...line,
  entry: line.entry ?? null,
  problems: [...line.problems],
  notes: [...line.notes],
});

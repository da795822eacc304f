import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, Entry, EntryParams, EntryPatch, Problem } from '@topout/contract';
import { authorityOf } from '../../authority/authority.ts';
import { notFound } from '../../errors.ts';
import { requireUser } from '../../http/session.ts';
import type { Changed } from './changed.ts';
import { changeEntry } from './change-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { lockCompetition } from '../enter/enter.ts';
import { findEntry, namedEntry } from '../find-entry.ts';
import { requireMayLeave } from './may-leave.ts';
import { requireMayChange } from './may-move.ts';
import { showEntries } from '../show-entries.ts';

/**
 * Changing and deleting entries: for people who may modify them (spec 2 §6), and for everybody the own, while entries are open;
 * leaving what one did not enter oneself at any time.
 */
export const changeEntryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const tell = (competition: string, { categories, routes }: Changed) => {
    for (const category of categories) app.boards.changed(competition, category);
    app.floor.tell(competition, routes, false);
  };

  app.patch(
    '/competitions/:competition/entries/:entry',
    {
      schema: {
        tags: ['Entries'],
        summary: 'Move an entry to another category, change its number, status or the name it shows',
        params: EntryParams,
        body: EntryPatch,
        response: { 200: Entry, '4xx': Problem },
      },
    },
    async (request) => {
      const { competition, entry } = request.params;
      const caller = requireUser(request);
      const authority = await authorityOf(app.db, competition, caller);
      const named = namedEntry(entry, caller);
      await requireMayChange(app.db, authority, named, request.body);
      const { id, ...changed } = await app.db.transaction(async (tx) => {
        await lockCompetition(tx, competition);
        // Again: another one may have had the last place meanwhile.
        await requireMayChange(tx, authority, named, request.body);
        const found = await findEntry(tx, competition, named);
        return { id: found.id, ...(await changeEntry(tx, authority, found, request.body)) };
      });
      tell(competition, changed);
      const [shown] = await showEntries(app, authority, [id]);
      if (!shown) throw notFound('entry');
      return shown;
    },
  );

  app.delete(
    '/competitions/:competition/entries/:entry',
    {
      schema: {
        tags: ['Entries'],
        summary: 'Delete an entry with all its attempts',
        params: EntryParams,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { competition, entry } = request.params;
      const caller = requireUser(request);
      const authority = await authorityOf(app.db, competition, caller);
      const named = namedEntry(entry, caller);
      await requireMayLeave(app.db, authority, named);
      const deleted = await app.db.transaction(async (tx) => {
        await lockCompetition(tx, competition);
        return deleteEntry(tx, authority, await findEntry(tx, competition, named));
      });
      tell(competition, deleted);
      return reply.code(204).send(null);
    },
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, Entry, EntryParams, EntryPatch } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { notFound } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { tellChanged } from '../entries/changed.ts';
import { changeEntry } from './change-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { lockCompetition } from '../enter/enter.ts';
import { findEntry, namedEntry } from '../entries/find-entry.ts';
import { requireMayLeave } from './may-leave.ts';
import { requireMayChange } from './may-move.ts';
import { showEntries } from '../entries/show-entries.ts';

/**
 * Changes and deletes entries. People who may modify entries can do so (behaviour: who-may-what#entries);
 * others only with their own, while entries are open. Anybody entered by somebody else may leave at any time.
 */
export const changeEntryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.patch(
    '/competitions/:competition/entries/:entry',
    {
      schema: {
        summary: 'Move an entry to another category, or change its number, status or displayed name',
        params: EntryParams,
        body: EntryPatch,
        response: { 200: Entry },
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
        // Checks again: somebody else may have taken the last place in the meantime.
        await requireMayChange(tx, authority, named, request.body);
        const found = await findEntry(tx, competition, named);
        return { id: found.id, ...(await changeEntry(tx, authority, found, request.body)) };
      });
      tellChanged(app, competition, changed);
      const [shown] = await showEntries(app, authority, [id]);
      if (!shown) throw notFound('entry');
      return shown;
    },
  );

  app.delete(
    '/competitions/:competition/entries/:entry',
    {
      schema: {
        summary: 'Delete an entry with all its attempts',
        params: EntryParams,
        response: { 204: Empty },
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
      tellChanged(app, competition, deleted);
      return reply.code(204).send(null);
    },
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  EntryParams,
  MergeBody,
  MergePreview,
  MergeQuery,
  MergeReply,
  Problem,
  RecordParams,
  RestoreParams,
  RestoreReply,
} from '@topout/contract';
import { entryRights } from '@topout/domain';
import { authorityOf } from '../authority/authority.ts';
import { findEntry, namedEntry } from '../entries/find-entry.ts';
import { showEntries } from '../entries/show-entries.ts';
import { forbidden, notFound } from '../errors.ts';
import { requireUser } from '../http/session.ts';
import { lastDeletion } from './last-deletion.ts';
import { mergeEntries } from './merge-entries.ts';
import { isPublic } from '../board/board-access.ts';
import { whenHidden } from '../board/when-hidden.ts';
import { previewMerge } from './preview-merge.ts';
import { restore } from './restore.ts';
import type { Restored } from './restored.ts';

/** Two entries of one person become one, and whatever was changed by mistake comes back. */
export const correctionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const authorityToMerge = async (competition: string, caller: string) => {
    const authority = await authorityOf(app.db, competition, caller);
    if (!entryRights(authority.actor, authority.rules).canModify) throw forbidden();
    return authority;
  };

  const tell = (competition: string, { categories, routes }: Pick<Restored, 'categories' | 'routes'>) => {
    for (const category of categories) app.boards.changed(competition, category);
    app.floor.tell(competition, routes, false);
  };

  app.get(
    '/competitions/:competition/entries/:entry/merge',
    {
      schema: {
        tags: ['Entries'],
        summary: 'What merging an entry into another would move',
        params: EntryParams,
        querystring: MergeQuery,
        response: { 200: MergePreview, '4xx': Problem },
      },
    },
    async (request) => {
      const { competition, entry } = request.params;
      const caller = requireUser(request);
      const authority = await authorityToMerge(competition, caller);
      return previewMerge(app, authority, {
        source: await findEntry(app.db, competition, namedEntry(entry, caller)),
        target: await findEntry(app.db, competition, request.query.target),
      });
    },
  );

  app.post(
    '/competitions/:competition/entries/:entry/merge',
    {
      schema: {
        tags: ['Entries'],
        summary: 'Merge an entry into another: what was climbed moves, the entry disappears',
        params: EntryParams,
        body: MergeBody,
        response: { 200: MergeReply, '4xx': Problem },
      },
    },
    async (request) => {
      const { competition, entry } = request.params;
      const caller = requireUser(request);
      const authority = await authorityToMerge(competition, caller);
      const {
        entry: stays,
        record,
        ...changed
      } = await app.db.transaction(async (tx) => {
        const both = {
          source: await findEntry(tx, competition, namedEntry(entry, caller)),
          target: await findEntry(tx, competition, request.body.target),
        };
        return mergeEntries(tx, app.db, authority, both);
      });
      tell(competition, changed);
      const [shown] = await showEntries(app, authority, [stays]);
      if (!shown) throw notFound('entry');
      return { record, entry: shown };
    },
  );

  app.post(
    '/competitions/:competition/entries/:entry/restore',
    {
      schema: {
        tags: ['Entries'],
        summary: 'Undo the deletion of an entry, with all that it had',
        params: RestoreParams,
        response: { 200: RestoreReply, '4xx': Problem },
      },
    },
    async (request) => {
      const { competition, entry: gone } = request.params;
      const authority = await authorityToMerge(competition, requireUser(request));
      const { entry, ...changed } = await app.db.transaction(async (tx) =>
        restore(tx, app.db, authority, await lastDeletion(tx, competition, gone)),
      );
      tell(competition, changed);
      const [shown] = entry === null ? [] : await showEntries(app, authority, [entry]);
      if (!shown) throw notFound('entry');
      return { entry: shown };
    },
  );

  app.post(
    '/competitions/:competition/history/:record/restore',
    {
      schema: {
        tags: ['Scoring'],
        summary:
          'Undo a record of the history: attempts that were changed, an entry that was changed, deleted or merged, settings',
        params: RecordParams,
        response: { 200: RestoreReply, '4xx': Problem },
      },
    },
    async (request) => {
      const { competition, record } = request.params;
      const authority = await authorityOf(app.db, competition, requireUser(request));
      const { entry, ...changed } = await app.db.transaction((tx) => restore(tx, app.db, authority, record));
      tell(competition, changed);
      if (entry === null) {
        const now = await authorityOf(app.db, competition, authority.actor.profile);
        if (isPublic(authority) && !isPublic(now)) await whenHidden(app.db);
        return { entry: null };
      }
      const [shown] = await showEntries(app, authority, [entry]);
      if (!shown) throw notFound('entry');
      return { entry: shown };
    },
  );
};

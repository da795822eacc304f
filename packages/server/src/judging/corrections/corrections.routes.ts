import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  EntryParams,
  MergeBody,
  MergePreview,
  MergeQuery,
  MergeReply,
  RecordParams,
  RestoreParams,
  RestoreReply,
} from '@topout/contract';
import { entryRights } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { tellChanged } from '../../entering/entries/changed.ts';
import { movedMeanwhile } from '../../entering/enter/entry-refusals.ts';
import { findEntry, namedEntry } from '../../entering/entries/find-entry.ts';
import { showEntries } from '../../entering/entries/show-entries.ts';
import { conflictOn } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { lastDeletion } from './last-deletion.ts';
import { mergeEntries } from './merge-entries.ts';
import { isPublic } from '../../competition/boards/board-access.ts';
import { whenHidden } from '../../competition/boards/when-hidden.ts';
import { previewMerge } from './preview-merge.ts';
import { restore } from './restore.ts';

/** Merges two entries of one person, and undoes changes made by mistake. */
export const correctionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const authorityToMerge = async (competition: string, caller: string) => {
    const authority = await authorityOf(app.db, competition, caller);
    if (!entryRights(authority.actor, authority.rules).canModify) throw forbidden();
    return authority;
  };

  /** Whoever changes an entry takes no lock against this: the table tells when both want one number. */
  const corrected = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    app.db.transaction(work).catch((error: unknown) => {
      throw conflictOn(error, 'number_once') ? movedMeanwhile() : error;
    });

  app.get(
    '/competitions/:competition/entries/:entry/merge',
    {
      schema: {
        summary: 'Preview merging an entry into another',
        params: EntryParams,
        querystring: MergeQuery,
        response: { 200: MergePreview },
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
        summary: 'Merge an entry into another: its results move, the entry disappears',
        params: EntryParams,
        body: MergeBody,
        response: { 200: MergeReply },
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
      } = await corrected((tx) =>
        mergeEntries(tx, app.db, authority, {
          source: namedEntry(entry, caller),
          target: request.body.target,
        }),
      );
      tellChanged(app, competition, changed);
      const [shown] = await showEntries(app, authority, [stays]);
      if (!shown) throw notFound('entry');
      return { record, entry: shown };
    },
  );

  app.post(
    '/competitions/:competition/entries/:entry/restore',
    {
      schema: {
        summary: 'Restore a deleted entry with everything in it',
        params: RestoreParams,
        response: { 200: RestoreReply },
      },
    },
    async (request) => {
      const { competition, entry: gone } = request.params;
      const authority = await authorityToMerge(competition, requireUser(request));
      const { entry, ...changed } = await corrected(async (tx) =>
        restore(tx, app.db, authority, await lastDeletion(tx, competition, gone)),
      );
      tellChanged(app, competition, changed);
      const [shown] = entry === null ? [] : await showEntries(app, authority, [entry]);
      if (!shown) throw notFound('entry');
      return { entry: shown };
    },
  );

  app.post(
    '/competitions/:competition/history/:record/restore',
    {
      schema: {
        summary:
          'Undo a record of the history: changed attempts, a changed, deleted or merged entry, a check-in, settings',
        params: RecordParams,
        response: { 200: RestoreReply },
      },
    },
    async (request) => {
      const { competition, record } = request.params;
      const authority = await authorityOf(app.db, competition, requireUser(request));
      const { entry, ...changed } = await corrected((tx) => restore(tx, app.db, authority, record));
      tellChanged(app, competition, changed);
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

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BulkEntriesBody, BulkEntriesReply, CompetitionParams, Entry, EntryBody } from '@topout/contract';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { requireUser } from '../../platform/http/session.ts';
import { entered } from '../../platform/mail/mails.ts';
import { takeOver } from '../takeover/take-over.ts';
import { answerTaken } from './answer-taken.ts';
import { enter } from './enter.ts';
import { enterMany } from './enter-many.ts';
import { takeOverLines } from '../takeover/take-over-lines.ts';
import { mailEntries } from '../entries/mail-entries.ts';
import { showEntries } from '../entries/show-entries.ts';

/** Enters people: oneself, own children, or, with the right to add entries, anybody. */
export const enterRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const enterAnew = async (authority: Authority, caller: string, body: EntryBody): Promise<string> => {
    const { entry, category } = await app.db.transaction(async (tx) => {
      const made = await enter(tx, authority, caller, body);
      await mailEntries(tx, authority.competition, [made.entry], entered);
      return made;
    });
    app.boards.changed(authority.competition.uuid, category);
    app.desk.changed(authority.competition.uuid);
    return entry;
  };

  app.post(
    '/competitions/:competition/entries',
    {
      schema: {
        summary: 'Enter a person; a full category puts them on its waiting list',
        params: CompetitionParams,
        body: EntryBody,
        response: { 201: Entry },
      },
    },
    async (request, reply) => {
      const caller = requireUser(request);
      const authority = await authorityOf(app.db, request.params.competition, caller);
      const person = request.body.user ?? caller;
      // People whom an import listed under their address already have an entry: with a number, maybe with
      // attempts.
      const [taken] = await takeOver(app, caller, {
        competition: authority.competition.uuid,
        people: [person],
        answer: (tx) => answerTaken(tx, authority, person, request.body),
      });
      const entry = taken?.entry ?? (await enterAnew(authority, caller, request.body));
      const [shown] = await showEntries(app, authority, [entry]);
      if (!shown) throw new Error('The entry was deleted while it was made');
      return reply.code(201).send(shown);
    },
  );

  app.post(
    '/competitions/:competition/entries/bulk',
    {
      schema: {
        summary: 'Enter many people: one answer for each; all or nothing on request',
        params: CompetitionParams,
        body: BulkEntriesBody,
        response: { 200: BulkEntriesReply },
      },
    },
    async (request) => {
      const caller = requireUser(request);
      const authority = await authorityOf(app.db, request.params.competition, caller);
      const refused = await takeOverLines(app, authority, caller, request.body.entries);
      return { data: await enterMany(app, authority, caller, request.body, refused) };
    },
  );
};

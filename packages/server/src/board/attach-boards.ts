import type { FastifyInstance } from 'fastify';
import { answerFirst } from '../http/answer-first.ts';
import { Boards } from './boards.ts';
import { EventStreams } from './event-streams.ts';
import { HotBoards } from './hot-boards.ts';

declare module 'fastify' {
  interface FastifyInstance {
    boards: Boards;
    hotBoards: HotBoards;
    eventStreams: EventStreams;
  }
}

/** Gives an app its boards, and ends what they keep open when it closes. */
export async function attachBoards(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const onError = (error: unknown) =>
    app.log.error({ err: error }, 'a board could not be brought up to date');
  const boards = new Boards({ db, onError });
  await boards.open();
  const eventStreams = new EventStreams({ db, boards, onError });
  const hotBoards = new HotBoards(db);
  answerFirst(app.server, (request, reply) => hotBoards.answer(request, reply));
  app.decorate('boards', boards);
  app.decorate('eventStreams', eventStreams);
  app.decorate('hotBoards', hotBoards);
  app.addHook('preClose', async () => eventStreams.close());
  app.addHook('onClose', async () => boards.close());
}

import type { FastifyInstance } from 'fastify';
import { answerFirst } from '../http/answer-first.ts';
import { Boards } from './boards.ts';
import { HotBoards } from './hot-boards.ts';

declare module 'fastify' {
  interface FastifyInstance {
    boards: Boards;
    hotBoards: HotBoards;
  }
}

/** Gives an app its boards. */
export function attachBoards(app: FastifyInstance): void {
  const { db, nodeBus: bus } = app;
  const onError = (error: unknown) =>
    app.log.error({ err: error }, 'a board could not be brought up to date');
  const boards = new Boards({ db, bus, onError });
  const hotBoards = new HotBoards(db);
  answerFirst(app.server, (request, reply) => hotBoards.answer(request, reply));
  app.decorate('boards', boards);
  app.decorate('hotBoards', hotBoards);
  app.addHook('onClose', async () => boards.close());
}

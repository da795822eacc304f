import type { FastifyInstance } from 'fastify';
import { answerFirst } from '../../platform/http/answer-first.ts';
import { Boards } from './boards.ts';
import { BoardCache } from './board-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    boards: Boards;
    boardCache: BoardCache;
  }
}

/** Gives an app its boards. */
export function attachBoards(app: FastifyInstance): void {
  const { db, nodeBus: bus } = app;
  const onError = (error: unknown) =>
    app.log.error({ err: error }, 'a board could not be brought up to date');
  const wentBack = () => app.epoch.wentBack();
  const boards = new Boards({ db, bus, wentBack, onError });
  const boardCache = new BoardCache(db);
  answerFirst(app, '/api/competitions/:competition/leaderboard', (request, reply) =>
    boardCache.answer(request, reply),
  );
  app.decorate('boards', boards);
  app.decorate('boardCache', boardCache);
  app.addHook('onClose', async () => boards.close());
}

import type { FastifyInstance } from 'fastify';
import { BoardTopic } from '../board/board-topic.ts';
import { LiveStreams } from '../../competition/streams/live-streams.ts';
import type { NodeBus } from '../../platform/live/node-bus.ts';

declare module 'fastify' {
  interface FastifyInstance {
    nodeBus: NodeBus;
    liveStreams: LiveStreams;
  }
}

/** Offers an app's topics on one stream per client; the streams end with the app. */
export function attachLive(app: FastifyInstance): void {
  const { db, boards, presence, screens, desk, announcements, queues, clock, marshal } = app;
  const onError = (error: unknown) => app.log.error({ err: error }, 'a stream could not be told');
  const board = new BoardTopic({ db, boards, audience: 'public', onError });
  const staffBoard = new BoardTopic({ db, boards, audience: 'staff', onError });
  const liveStreams = new LiveStreams({
    db,
    topics: {
      board,
      'staff-board': staffBoard,
      presence,
      screen: screens,
      desk,
      announcements,
      queues,
      clock,
      marshal,
    },
    boardsOf: (spectator) => staffBoard.shownBy(spectator) ?? board.shownBy(spectator),
    onError,
  });
  app.decorate('liveStreams', liveStreams);
  app.addHook('preClose', async () => liveStreams.close());
}

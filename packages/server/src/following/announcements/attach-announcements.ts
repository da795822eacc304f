import type { FastifyInstance } from 'fastify';
import { AnnouncementsTopic } from './announcements-topic.ts';

declare module 'fastify' {
  interface FastifyInstance {
    announcements: AnnouncementsTopic;
  }
}

/** Gives an app what everybody follows who waits for announcements. */
export function attachAnnouncements(app: FastifyInstance): void {
  app.decorate('announcements', new AnnouncementsTopic(app.nodeBus));
}

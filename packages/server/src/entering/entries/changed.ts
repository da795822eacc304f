import type { FastifyInstance } from 'fastify';

/** What a change to entries affected elsewhere; its followers hear of it after the commit. */
export interface Changed {
  /** Boards. */
  readonly categories: readonly string[];
  /** Routes whose attempts or queues changed. */
  readonly routes: readonly string[];
}

/** Tells all followers what a change to entries affected, after the commit. */
export function tellChanged(
  { boards, presence, desk, queues }: Pick<FastifyInstance, 'boards' | 'presence' | 'desk' | 'queues'>,
  competition: string,
  { categories, routes }: Changed,
): void {
  for (const category of categories) boards.changed(competition, category);
  presence.tell(competition, routes, false);
  desk.changed(competition);
  if (routes.length > 0) queues.changed(competition);
}

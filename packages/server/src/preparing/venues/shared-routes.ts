import type { FastifyInstance } from 'fastify';
import { sharedByKey } from '../../platform/batching/shared-by-key.ts';
import { notFound } from '../../platform/errors.ts';
import { PreparedBytes } from '../../platform/http/prepared-bytes.ts';
import { wireText } from '../../platform/http/wire.ts';
import { readRoutes } from './route.queries.ts';
import { readVenue } from './venue.queries.ts';

type Asked = Omit<Parameters<typeof readRoutes>[1], 'route'>;

/**
 * Reads the routes of a venue, once for all who see the same and ask in one moment: in one competition everybody,
 * without one each viewer, who also sees unlisted competitions of their own.
 *
 * @throws Refusal 404 for an unknown venue
 */
export function sharedRoutes({ db }: Pick<FastifyInstance, 'db'>): (asked: Asked) => Promise<PreparedBytes> {
  const shared = sharedByKey<PreparedBytes>('routeLists');
  return (asked) => {
    const { venue, competition, retired } = asked;
    const viewer = competition === null ? asked.viewer : null;
    return shared(`${venue} ${competition} ${retired} ${viewer}`, async () => {
      const routes = await readRoutes(db, { ...asked, viewer });
      if (routes.length === 0 && !(await readVenue(db, venue))) throw notFound('venue');
      return new PreparedBytes(Buffer.from(wireText(routes)));
    });
  };
}

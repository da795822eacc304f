import type { FastifyInstance } from 'fastify';
import { toGzip } from './compress.ts';
import { takesGzip } from './negotiate.ts';

/** Shorter answers fit into a few packets of the network as they are. */
const longCharacters = 4_096;

/**
 * Packs long answers for those who take them so: the routes of a venue are 43 kB, a quarter of a second on a slow
 * line, and 4 kB packed. Off the main thread. A token is never part of an address or a cookie, so that nobody can
 * learn an answer's secrets by its length.
 */
export function packLongAnswers(api: FastifyInstance): void {
  api.addHook<unknown>('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < longCharacters) return payload;
    const known = reply.getHeader('vary');
    void reply.header('vary', known === undefined ? 'accept-encoding' : `${String(known)}, accept-encoding`);
    if (!takesGzip(request.headers['accept-encoding'])) return payload;
    const packed = await toGzip(payload, 6);
    void reply.header('content-encoding', 'gzip');
    return packed;
  });
}

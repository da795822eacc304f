import type { FastifyRequest } from 'fastify';

/** How a request reached this server: what a host who set up a proxy has to know. */
export interface Arrival {
  readonly protocol: string;
  readonly host: string;
  /** Whether a proxy said for whom it asks, and whether this server believes it. */
  readonly forwarded: 'no' | 'not believed' | 'yes';
}

export function arrivalOf({ protocol, host, headers, ip, socket }: FastifyRequest): Arrival {
  const said = headers['x-forwarded-for'] !== undefined;
  const believed = ip !== socket.remoteAddress;
  return { protocol, host, forwarded: believed ? 'yes' : said ? 'not believed' : 'no' };
}

import type { FastifyRequest } from 'fastify';

/** Where the caller reaches this server: as the host set it, otherwise as the request says. */
export const baseUrl = ({ server, protocol, host }: FastifyRequest): string =>
  server.config.publicUrl ?? `${protocol}://${host}`;

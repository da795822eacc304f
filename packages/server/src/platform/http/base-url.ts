import type { FastifyRequest } from 'fastify';

/** The caller's address for this server: as the host set it, otherwise from the request. */
export const baseUrl = ({ server, protocol, host }: FastifyRequest): string =>
  server.config.publicUrl ?? `${protocol}://${host}`;

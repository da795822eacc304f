import type { FastifyInstance } from 'fastify';

/** The address on this machine, whatever the port turned out to be. */
export function localAddress({ server, config }: FastifyInstance): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return `http://localhost:${port}`;
}

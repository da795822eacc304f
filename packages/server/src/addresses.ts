import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { ownUrl } from './platform/http/own-url.ts';

/** The address on this machine, with the port actually in use. */
export const localAddress = (app: FastifyInstance): string => ownUrl(app.config.host, portOf(app));

/** Addresses for phones on the same network; none when only this machine may connect. */
export function networkAddresses(app: FastifyInstance): string[] {
  if (!['0.0.0.0', '::'].includes(app.config.host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${portOf(app)}`);
}

function portOf({ server, config }: FastifyInstance): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : config.port;
}

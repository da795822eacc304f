import type { FastifyRequest } from 'fastify';

/** Names that only this machine uses for itself: a page from elsewhere may make any other name point here. */
const local = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
const loopback = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/;

/**
 * Whether a request was made on this machine. One passed on by a local proxy was made where the proxy says.
 */
export const isFromHere = ({ ip, host, headers }: FastifyRequest): boolean =>
  loopback.test(ip) &&
  local.test(host) &&
  headers['x-real-ip'] === undefined &&
  headers['forwarded'] === undefined;

import type { FastifyRequest } from 'fastify';

const loopback = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/;

/** Whether a request was made on this machine. One that a proxy here passes on was made where the proxy says. */
export const isFromHere = ({ ip, headers }: FastifyRequest): boolean =>
  loopback.test(ip) && headers['x-real-ip'] === undefined && headers['forwarded'] === undefined;

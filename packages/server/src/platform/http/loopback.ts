import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Names that only this machine uses for itself: a page from elsewhere may make any other name point here. */
const local = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
const loopback = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/;

/** Whether whoever opened a connection is on this machine: it comes from loopback, or from where it leads. */
export const isOpenedHere = ({ remoteAddress = '', localAddress }: Socket): boolean =>
  loopback.test(remoteAddress) || remoteAddress === localAddress;

/** Whether an address leads to this machine from nowhere else. */
export const isLocalUrl = (url: string): boolean => local.test(new URL(url).host);

/** What proxies say of whomever they ask for, besides `X-Forwarded-For`; nobody says it of themself. */
const bySomeProxy =
  /^(forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-forwarded-host)$/;

/**
 * Whether a request was made on this machine. One passed on by a local proxy was made where the proxy says. nginx says
 * nothing unless it is told to, and then speaks HTTP/1.0, as nobody else does.
 */
export const isFromHere = (request: FastifyRequest): boolean =>
  request.raw.httpVersion !== '1.0' &&
  !Object.keys(request.headers).some((name) => bySomeProxy.test(name)) &&
  (isByLoopback(request) || isByOwnAddress(request));

const isByLoopback = ({ ip, host }: FastifyRequest): boolean => loopback.test(ip) && local.test(host);

/** A server that listens at one address of the network only is asked there. No page can make an address point elsewhere. */
function isByOwnAddress({ socket, headers, host }: FastifyRequest): boolean {
  const { remoteAddress, localAddress, localPort } = socket;
  if (localAddress === undefined || headers['x-forwarded-for'] !== undefined) return false;
  const address = localAddress.replace(/^::ffff:/, '');
  const named = address.includes(':') ? `[${address}]` : address;
  return remoteAddress === localAddress && [named, `${named}:${localPort}`].includes(host);
}

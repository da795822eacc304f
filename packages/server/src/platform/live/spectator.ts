import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client with more unread bytes than this is not reading: the server cuts it off, and it may return. */
const mostUnread = 256 * 1024;

/**
 * One open stream. Messages go straight to the socket, because the same prepared bytes go to everybody; hence
 * the body ends with the connection and is not chunked.
 */
export class Spectator {
  readonly #reply: ServerResponse;
  readonly #socket: Socket;
  /** Unread bytes of the boards it began with, which may exceed the limit. */
  #allowance = 0;
  #ended = false;

  constructor(reply: ServerResponse, headers: Record<string, string>) {
    const { socket } = reply;
    if (!socket) throw new Error('The client has left');
    this.#reply = reply;
    this.#socket = socket;
    reply.removeHeader('transfer-encoding');
    reply.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies that buffer answers would hold everything back.
      'x-accel-buffering': 'no',
    });
    reply.flushHeaders();
  }

  get open(): boolean {
    return !this.#ended && !this.#socket.destroyed;
  }

  /** The first message of a board, however large. */
  begin(bytes: Buffer): void {
    this.#allowance += bytes.length;
    this.#socket.write(bytes);
  }

  send(bytes: Buffer): void {
    if (this.#ended) return;
    const unread = this.#socket.writableLength;
    if (unread === 0) this.#allowance = 0;
    if (unread > mostUnread + this.#allowance) this.#socket.destroy();
    else this.#socket.write(bytes);
  }

  onLeave(left: () => void): void {
    this.#socket.once('close', left);
  }

  end(): void {
    this.#ended = true;
    this.#reply.end();
  }
}

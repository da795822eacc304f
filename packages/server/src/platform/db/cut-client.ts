import { Socket } from 'node:net';
import type pg from 'pg';
import { GatheringClient } from './gathering-client.ts';

/** Sooner than anybody gives up waiting, and than firewalls forget a connection. */
const keepAliveMs = 5_000;

/** How long a server may take to accept a connection. */
const connectMs = 6_000;

/** A connection that can be ended even if nobody answers at the other end. */
export class CutClient extends GatheringClient {
  /** PostgreSQL's number of it; null before it is connected. */
  declare readonly processID: number | null;
  readonly #socket: Socket;

  constructor(config: pg.ClientConfig) {
    const socket = new Socket();
    super(
      {
        ...config,
        keepAlive: true,
        keepAliveInitialDelayMillis: keepAliveMs,
        connectionTimeoutMillis: connectMs,
      },
      socket,
    );
    this.#socket = socket;
  }

  /** Ends it at once, without a word to the server: whoever waits for an answer gets an error. */
  cut(): void {
    this.#socket.destroy();
  }
}

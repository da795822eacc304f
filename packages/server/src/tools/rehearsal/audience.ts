import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';

/** Connections opened at the same time. */
const together = 100;

/** Spectators per category whose messages are read; the others only receive them. */
const probesPerCategory = 10;

/** Phones that lost their line come back within this time, not all at once. */
const backWithinMs = 4_000;

/** Two heartbeats missed: a phone gives such a line up. */
const silentMs = 12_000;

/** A version of a board, and when a spectator got it (`performance.now()`). */
interface Arrival {
  readonly version: number;
  readonly atMs: number;
}

interface Asked {
  /** The server's, without `/api`. */
  readonly url: string;
  readonly competition: string;
  readonly seats: readonly Seat[];
}

/** Somebody who follows a board: a spectator, or a climber with the own card. */
export interface Seat {
  readonly category: string;
  /** Says a climber's as it is by now; null = a spectator. */
  readonly token: (() => string) | null;
}

/** People with a board or the own card open: a stream each, reopened when it ends. */
export class RehearsalAudience {
  readonly #asked: Asked;
  readonly #sockets = new Set<Socket>();
  /** By category, one list per probe. */
  readonly #arrivals = new Map<string, Arrival[][]>();
  #dropped = 0;
  #closed = false;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  get connected(): number {
    return this.#sockets.size;
  }

  /** Streams that ended and were reopened. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Resolves once everybody is connected. */
  async come(): Promise<void> {
    const { seats } = this.#asked;
    for (let first = 0; first < seats.length; first += together) {
      const some = seats.slice(first, first + together);
      await Promise.all(some.map((seat) => this.#sit(seat, this.#probe(seat.category))));
    }
  }

  /** When each probe of a category had a version or a later one, leaving out those that never did. */
  whenSeen(category: string, version: number): number[] {
    return (this.#arrivals.get(category) ?? []).flatMap(
      (probe) => probe.find((arrival) => arrival.version >= version)?.atMs ?? [],
    );
  }

  leave(): void {
    this.#closed = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  #probe(category: string): Arrival[] | null {
    const probes = this.#arrivals.get(category) ?? [];
    this.#arrivals.set(category, probes);
    if (probes.length >= probesPerCategory) return null;
    const probe: Arrival[] = [];
    probes.push(probe);
    return probe;
  }

  /** Opens a stream and keeps it open. Resolves with the first answer. */
  async #sit(seat: Seat, probe: Arrival[] | null): Promise<void> {
    while (!this.#closed) {
      const socket = this.#open(seat);
      if (probe) readVersions(socket, probe);
      const seated = await new Promise<boolean>((resolve) => {
        socket.once('data', () => resolve(true));
        socket.once('close', () => resolve(false));
        socket.on('error', () => socket.destroy());
      });
      if (!seated) {
        await sleep(backWithinMs * Math.random());
        continue;
      }
      this.#sockets.add(socket);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        if (this.#closed) return;
        this.#dropped += 1;
        void sleep(backWithinMs * Math.random()).then(() => this.#sit(seat, probe));
      });
      return;
    }
  }

  #open({ category, token }: Seat): Socket {
    const { url, competition } = this.#asked;
    const { protocol, hostname, port } = new URL(url);
    const secure = protocol === 'https:';
    const to = { host: hostname, port: Number(port) || (secure ? 443 : 80) };
    const socket = secure ? connectSecurely({ ...to, servername: hostname }) : connect(to);
    socket.setTimeout(silentMs, () => socket.destroy());
    const more = token === null ? '' : ',queues,announcements';
    const path = `/api/competitions/${competition}/events?topics=board:${category}${more}`;
    const bearer = token === null ? '' : `authorization: Bearer ${token()}\r\n`;
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n${bearer}\r\n`);
    return socket;
  }
}

/** Notes the versions in a stream: those of whole boards, and those that patches lead to. */
function readVersions(socket: Socket, arrivals: Arrival[]): void {
  let rest = '';
  socket.on('data', (chunk: Buffer) => {
    const events = (rest + chunk.toString('latin1')).split('\n\n');
    rest = events.pop() ?? '';
    const atMs = performance.now();
    for (const event of events) {
      const [, version] = /^event: (?:patch\n.*?"to"|board\n.*?"version"):(\d+)/m.exec(event) ?? [];
      if (version !== undefined) arrivals.push({ version: Number(version), atMs });
    }
  });
}

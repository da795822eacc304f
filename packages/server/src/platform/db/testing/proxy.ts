import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a PostgreSQL server that can go silent without breaking, as those through firewalls do. */
export interface TestProxy {
  /** Address of the same database through this line. */
  readonly url: string;
  /** Nothing gets through any more on the connections there are; nobody is told. */
  silence(): void;
  /** Whether new connections are silent from the beginning. */
  silenceNew(silent: boolean): void;
  /** Everything that clients have said so far. */
  said(): string;
  close(): void;
}

/** @param url of a server at a socket in the file system, as tests have it */
export async function startProxy(url: string): Promise<TestProxy> {
  const { searchParams } = new URL(url);
  const path = `${searchParams.get('host')}/.s.PGSQL.5432`;
  const sockets = new Set<Socket>();
  const said: Buffer[] = [];
  let silent = new Set<Socket>();
  let silentFromNow = false;

  const server = createServer((client) => {
    const database = connect(path);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    if (silentFromNow) silent.add(client);
    client.on('data', (data) => {
      if (silent.has(client)) return;
      said.push(data);
      database.write(data);
    });
    database.on('data', (data) => {
      if (!silent.has(client)) client.write(data);
    });
    // What one end says of its end does not get through a silent line either.
    client.on('close', () => database.destroy());
    database.on('close', () => {
      if (!silent.has(client)) client.destroy();
    });
  });
  const port = await listening(server);
  return {
    url: `postgres://127.0.0.1:${port}${new URL(url).pathname}?user=${searchParams.get('user')}`,
    silence: () => {
      silent = new Set(sockets);
    },
    silenceNew: (isSilent) => {
      silentFromNow = isSilent;
    },
    said: () => Buffer.concat(said).toString('latin1'),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

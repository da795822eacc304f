import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { World } from '../world.ts';

/** A machine on which all is well, except as told. */
export const aWorld = (differently: Partial<World> = {}): World => ({
  nowMs: () => Date.now(),
  services: [],
  freeBytes: async () => 100_000_000_000,
  addresses: () => ['192.168.7.9'],
  ...differently,
});

const open: Server[] = [];

/** Ends whatever a test has opened. */
export function closeServers(): void {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
}

async function addressOf(server: Server, scheme: string): Promise<string> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `${scheme}://localhost:${(server.address() as AddressInfo).port}`;
}

/** A server that answers as told. @returns its address */
export const aServer = (answer: RequestListener): Promise<string> => addressOf(createServer(answer), 'http');

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate that signs itself. */
export function aCertificate(days: number, name = 'localhost'): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'topout-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const about = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', String(days)];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...kind, ...about, ...files], { stdio: 'ignore' });
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}

interface Proxy {
  readonly certificate?: Certificate;
  /** What it tells of whoever asks. */
  readonly headers?: Record<string, string>;
  /** Passes nothing on before the whole answer has come. */
  readonly buffers?: boolean;
}

/** A proxy in front of `target`. @returns its address */
export function aProxy(
  target: string,
  { certificate, headers = {}, buffers = false }: Proxy,
): Promise<string> {
  const pass: RequestListener = (asked, reply) => {
    const passed = request(
      new URL(asked.url ?? '/', target),
      { headers: { ...asked.headers, ...headers } },
      (answer: IncomingMessage) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!buffers) reply.flushHeaders();
        const kept: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => (buffers ? kept.push(chunk) : reply.write(chunk)));
        answer.on('end', () => reply.end(Buffer.concat(kept)));
      },
    );
    passed.on('error', () => reply.destroy());
    reply.on('close', () => passed.destroy());
    passed.end();
  };
  return certificate
    ? addressOf(createSecure(certificate, pass), 'https')
    : addressOf(createServer(pass), 'http');
}

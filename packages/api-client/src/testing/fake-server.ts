import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { snakeNames } from '@topout/contract/names';
import { setConfig } from '../http/config.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
  /** Writes to the stream or drops the line, instead of answering. */
  readonly raw?: (response: ServerResponse) => void;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;

/** A real HTTP server with scripted answers that the client uses. One per test file. */
export function fakeServer() {
  const calls: Call[] = [];
  let handler: Handler = () => ({ status: 404 });
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const call: Call = {
      method: request.method ?? '',
      path: (request.url ?? '').replace(/^\/api\//, ''),
      token: request.headers.authorization?.replace('Bearer ', '') ?? null,
      body,
      headers: request.headers,
    };
    calls.push(call);
    const { status = 200, json, headers = {}, raw } = await handler(call);
    if (raw) return raw(response);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(json === undefined ? undefined : JSON.stringify(snakeNames(json)));
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    setConfig({
      apiBaseUrl: `http://127.0.0.1:${port}/api`,
      clientId: 'topout-web',
      clientSecret: 'label',
      supportEmail: 'help@example.org',
      publicUrl: '',
      version: '1.2.3',
      build: '0a1b2c3d',
      demo: null,
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    calls.length = 0;
  });

  return {
    calls,
    /** All calls except those for tokens. */
    reads: () => calls.filter(({ path }) => path !== 'auth/token'),
    grants: () =>
      calls
        .filter(({ path }) => path === 'auth/token')
        .map(({ body }) => new URLSearchParams(body).get('grant_type')),
    on(next: Handler) {
      handler = next;
    },
  };
}

/** Gives tokens to everybody; passes other calls to `next`. */
export const withTokens =
  (next: Handler): Handler =>
  (call) =>
    call.path === 'auth/token' ? { json: tokenReply('guest') } : next(call);

export const tokenReply = (access: string, refresh?: string) => ({
  accessToken: access,
  tokenType: 'Bearer',
  expiresIn: 3600,
  ...(refresh === undefined ? {} : { refreshToken: refresh }),
});

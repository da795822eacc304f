import { setConfig } from '@topout/api-client';
import { camelNames, snakeNames } from '@topout/contract/names';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { complaints, successOf } from './documented.ts';

/** A call that the fake API received. */
export interface ApiCall {
  readonly method: string;
  /** Below `/api/`, with the query: `competitions/1/entries?search=ada`. */
  readonly path: string;
  /** The parsed JSON, or the text if it is not JSON; null without a body. */
  readonly body: unknown;
  readonly token: string | null;
}

/** An answer that is not a plain 200. */
export class Reply {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, json?: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.json = json;
    this.headers = headers;
  }
}

/** Server-sent events, by name and data; then the line closes. */
export class EventsReply {
  readonly text: string;

  constructor(...events: readonly (readonly [name: string, data: unknown])[]) {
    this.text = events
      .map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(snakeNames(data))}\n\n`)
      .join('');
  }
}

/** A refusal in the server's format. */
export const refuse = (status: number, code: string, message = code, fields?: Record<string, string[]>) =>
  new Reply(status, { code, detail: { nonFieldErrors: [{ message, code }], ...(fields && { fields }) } });

/** The server's refusal of too many attempts; the client may try again in `seconds`. */
export const refuseFor = (seconds: number) =>
  new Reply(429, refuse(429, 'rate.limited').json, { 'retry-after': String(seconds) });

/** The refusal of a sign-in, in OAuth's format. */
export const wrongGrant = new Reply(400, {
  error: 'invalid_grant',
  errorDescription: 'Wrong e-mail or password.',
});

/** By then a page knows that its line broke. */
const noticeMs = 50;

/** Drops the line instead of answering, like a lost network. */
export const breakLine = Symbol('break the line');

type Ask = (call: ApiCall) => unknown;

/** JSON values, a Reply, `breakLine`, or a function called for each request. */
type Answers = Record<string, object | string | number | boolean | symbol | null | Ask>;

const isAsk = (answer: unknown): answer is Ask => typeof answer === 'function';

const guest = { accessToken: 'guest', tokenType: 'Bearer', expiresIn: 3600 };

const parse = (text: string): unknown => {
  try {
    return camelNames(JSON.parse(text));
  } catch {
    return text;
  }
};

/**
 * A real HTTP server on this machine that the client uses: one per test file, called at its top. Answers are
 * keyed by method and path, with or without the query: `{ 'GET competitions/1': aCompetition() }`; a function
 * is called for each request. Anything without an answer is a 404; guests get their token.
 */
export function fakeApi() {
  const calls: ApiCall[] = [];
  /** Answers that the real server would not give. */
  const wrong: string[] = [];
  let answers: Answers = {};

  async function answerTo(call: ApiCall): Promise<unknown> {
    const name = `${call.method} ${call.path}`;
    const found = answers[name] ?? answers[name.split('?')[0] ?? ''];
    if (found === undefined) return call.path === 'auth/token' ? guest : refuse(404, 'not_found');
    return isAsk(found) ? await found(call) : found;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const call: ApiCall = {
        method: request.method ?? '',
        path: (request.url ?? '').replace(/^\/api\//, ''),
        body: text === '' ? null : parse(text),
        token: request.headers.authorization?.replace('Bearer ', '') ?? null,
      };
      calls.push(call);
      void answerTo(call).then((answer) => {
        wrong.push(...send(response, call, answer));
      });
    });
  });

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
  beforeEach(() => {
    calls.length = 0;
    wrong.length = 0;
    answers = {};
  });
  afterEach(() => expect(wrong).toEqual([]));
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    // Streams notice that their line broke before the page is gone: later it would fail the next file.
    await new Promise((resolve) => setTimeout(resolve, noticeMs));
  });

  return {
    /** All calls of this test in order, except those for tokens. */
    calls: () => calls.filter(({ path }) => path !== 'auth/token'),
    /** Calls by name, `POST competitions/1/entries`, whatever their query. */
    called: (name: string) => calls.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === name),
    /** Adds answers, or replaces those with the same name. */
    answer(more: Answers) {
      answers = { ...answers, ...more };
    },
  };
}

/** Answers a call, and reports anything the real server would never answer. */
function send(response: ServerResponse, { method, path }: ApiCall, answer: unknown): readonly string[] {
  if (answer === breakLine) {
    response.destroy();
    return [];
  }
  if (answer instanceof EventsReply) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' });
    response.end(answer.text);
    return [];
  }
  const asked = path.split('?')[0] ?? '';
  const {
    status,
    json: said,
    headers,
  } = answer instanceof Reply ? answer : new Reply(successOf(method, asked), answer ?? undefined);
  const json = snakeNames(said);
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    ...headers,
  });
  response.end(json === undefined ? undefined : JSON.stringify(json));
  return complaints(method, asked, status, json);
}

import { camelNames, snakeNames } from '@topout/contract/names';
import { wireText } from '../../platform/http/wire.ts';
import { HttpFault } from './http-fault.ts';
import { SignIns, type Tokens } from './sign-ins.ts';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** With which somebody signed in here: renewed when it has expired. */
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** Calls the API as the product's own client does; `path` starts below `/api`. */
export interface HttpClient {
  call<T>(path: string, call?: Call): Promise<T>;
  /** Requests `/config.json` and the like, outside the API. */
  outside<T>(path: string): Promise<T>;
  /** @returns an access token */
  signIn(email: string, password: string): Promise<string>;
  /** The same with the code of a ticket. */
  signInWithTicket(code: string): Promise<string>;
  /** Creates an account and signs in. */
  register(email: string, password: string): Promise<string>;
  /** The access token that is good by now, of a sign-in that goes by this one. */
  current(token: string): string;
}

interface WebConfig {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** @param url the server's, without `/api` */
export async function httpClient(url: string): Promise<HttpClient> {
  const base = url.replace(/\/+$/, '');
  const outside = <T>(path: string) => json<T>(`${base}${path}`);
  const { clientId, clientSecret } = await outside<WebConfig>('/config.json');
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  const granted = (form: Readonly<Record<string, string>>) =>
    json<Tokens>(`${base}/api/auth/token`, {
      method: 'POST',
      body: new URLSearchParams(snakeNames({ ...form, clientId, clientSecret }) as Record<string, string>),
    });
  const signIns = new SignIns((refreshToken) => granted({ grantType: 'refresh_token', refreshToken }));
  const signIn = async (username: string, password: string) =>
    signIns.keep(await granted({ grantType: 'password', username, password }));
  const send = <T>(path: string, { method = 'GET', body, token, signal }: Call) =>
    json<T>(`${base}/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: wireText(body) }),
      ...(signal && { signal }),
    });
  return {
    outside,
    signIn,
    call: <T>(path: string, call: Call = {}) =>
      call.token === undefined
        ? send<T>(path, call)
        : signIns.carry(call.token, (token) => send<T>(path, { ...call, token })),
    current: (token) => signIns.current(token),
    signInWithTicket: async (code) =>
      signIns.keep(await send<Tokens>('/tickets/session', { method: 'POST', body: { code } })),
    register: async (email, password) => {
      await json(`${base}/api/auth/register`, {
        method: 'POST',
        headers: { authorization: basic, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return signIn(email, password);
    },
  };
}

async function json<T>(url: string, init: RequestInit = {}): Promise<T> {
  const reply = await fetch(url, init);
  const text = await reply.text();
  if (!reply.ok) throw new HttpFault(reply.status, `${url} answered ${reply.status}: ${text.slice(0, 300)}`);
  return camelNames(text === '' ? null : JSON.parse(text)) as T;
}

import type { APIRequestContext } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls under `/api` in the name of one person; a refusal by the server is an error. */
export class Api {
  readonly #request: APIRequestContext;
  readonly #token: string | null;

  /** @param token null = nobody, for public reads */
  constructor(request: APIRequestContext, token: string | null = null) {
    this.#request = request;
    this.#token = token;
  }

  readonly get = <T>(path: string): Promise<T> => this.#call('GET', path);
  readonly post = <T>(path: string, body?: unknown): Promise<T> => this.#call('POST', path, body);
  readonly put = <T>(path: string, body: unknown): Promise<T> => this.#call('PUT', path, body);
  readonly delete = (path: string): Promise<void> => this.#call('DELETE', path);
  readonly patch = <T>(path: string, body: unknown): Promise<T> => this.#call('PATCH', path, body);

  async #call<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const reply = await this.#request.fetch(`/api${path}`, {
      method,
      headers: {
        ...(this.#token !== null && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      // As a string: Playwright would send a lone string unchanged, without quotes.
      ...(body !== undefined && { data: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }
}

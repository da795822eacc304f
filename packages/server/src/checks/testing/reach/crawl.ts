import { snakeNames } from '@topout/contract/names';
import type { TestApi } from '../../../testing.ts';
import type { Request } from '../documented-call.ts';
import type { Side } from './other-side.ts';
import { watch, type Watch } from './watch.ts';

/** The request, made as another person. */
export function as(request: Request, who: Request['as']): Request {
  const { url, body, headers } = request;
  return { url, body, ...(headers && { headers }), ...(who && { as: who }) };
}

/** Marks a request whose ids all belong to the other side. */
export const overThere = 'over there';

/** Sends requests, and records where one of them reached the other side. */
export class Crawl {
  /** What was reached, each once, and by whom. */
  readonly findings = new Map<string, Set<string>>();
  /** Requests refused for their form: they say nothing about rights. */
  readonly malformed = new Set<string>();
  /** The statuses of each call when all its ids belonged to the other side. */
  readonly answers = new Map<string, Set<number>>();
  readonly #api: TestApi;
  readonly #watch: Watch;
  /** Texts of the other side, by their meaning. */
  readonly #theirs: readonly (readonly [what: string, text: string])[];
  /** What guests see if they know where to look. */
  readonly #public = new Set<string>();
  #sent = 0;

  private constructor(api: TestApi, theirs: Side, watching: Watch) {
    this.#api = api;
    this.#theirs = Object.entries({ ...theirs.ids, ...theirs.secrets });
    this.#watch = watching;
  }

  static async of(api: TestApi, theirs: Side): Promise<Crawl> {
    // Writes everything pending before anybody looks.
    await api.app.lastSeen.write();
    const texts = Object.entries({ ...theirs.ids, ...theirs.secrets }).map(([, text]) => text);
    return new Crawl(api, theirs, await watch(api.db, theirs.id, texts));
  }

  /** Remembers what guests see at an address. */
  async look(call: string, request: Request): Promise<void> {
    const reply = await this.#inject(call, as(request, undefined));
    for (const [what, text] of this.#theirs) if (reply.body.includes(text)) this.#public.add(what);
  }

  /** @returns whether it succeeded; a successful request has used up its data */
  async send(call: string, request: Request, who: string, how: string): Promise<boolean> {
    const reply = await this.#inject(call, request);
    if (/^4(00|15)$/.test(String(reply.statusCode)) && /request is not valid|FST_ERR/.test(reply.body))
      this.malformed.add(`${call} ${how}: ${reply.body}`);
    if (how === overThere)
      this.answers.set(call, (this.answers.get(call) ?? new Set()).add(reply.statusCode));
    const sent = `${request.url} ${JSON.stringify(request.body) ?? ''}`;
    const told = this.#theirs.filter(
      ([what, text]) => !this.#public.has(what) && !sent.includes(text) && reply.body.includes(text),
    );
    const note = (what: string) => {
      const finding = `${call} ${how}: ${what}`;
      this.findings.set(finding, (this.findings.get(finding) ?? new Set()).add(who));
    };
    for (const [what] of told) note(`tells ${what}`);
    // Anything a read wrote by mistake shows up with the next call that is not a read.
    const touched = call.startsWith('GET') ? [] : await this.#watch.touched();
    for (const what of touched) note(what);
    return touched.length > 0 || (reply.statusCode < 300 && !call.startsWith('GET'));
  }

  /** Forgets changes so far: none of the watched people made them. */
  async forget(): Promise<void> {
    await this.#watch.touched();
  }

  /** Each request comes from its own address, because other tests cover limits by address. */
  async #inject(call: string, { url, as: who, body, headers }: Request) {
    const [method = 'GET'] = call.split(' ');
    this.#sent += 1;
    return this.#api.app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      remoteAddress: `10.${this.#sent >> 16}.${(this.#sent >> 8) & 255}.${this.#sent & 255}`,
      headers: {
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        payload: typeof body === 'string' && !headers ? JSON.stringify(body) : (snakeNames(body) as object),
      }),
    });
  }
}

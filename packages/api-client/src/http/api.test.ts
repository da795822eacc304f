import { noSession, readSession, writeSession } from '../session/session.ts';
import { fakeServer, tokenReply, withTokens } from '../testing/fake-server.ts';
import { onAnswered } from './answered.ts';
import { api } from './api.ts';
import { RefusedError, UnreachableError } from './errors.ts';

const server = fakeServer();
const person = { accessToken: 'old', refreshToken: 'r1', lastUpdated: Date.now(), profile: 'ada' };

beforeEach(() => writeSession(noSession));

describe('the wire', () => {
  it('reads camelCase and writes snake_case, all the way down', async () => {
    server.on(
      withTokens(() => ({ json: { first_name: 'Ada', child_entries: [{ competitor_number: 'A1' }] } })),
    );

    const answer = await api.patch('profiles/me', {
      fullNamePublic: true,
      picture: { pictureSource: 'MEDIA' },
    });

    expect(answer).toEqual({ firstName: 'Ada', childEntries: [{ competitorNumber: 'A1' }] });
    expect(JSON.parse(server.reads()[0]?.body ?? '')).toEqual({
      full_name_public: true,
      picture: { picture_source: 'MEDIA' },
    });
  });

  it('sends no half characters, which the server refuses', async () => {
    server.on(withTokens(() => ({ json: null })));
    await api.patch('profiles/me', { firstName: 'Ada \ud83d', notes: ['🧗', '\udc00'] });
    expect(JSON.parse(server.reads()[0]?.body ?? '')).toEqual({
      first_name: 'Ada \ufffd',
      notes: ['🧗', '\ufffd'],
    });
  });

  it('leaves keys that are uuids alone', async () => {
    const json = { display_route_group_mapping: { '0198a5c0-0000-7000-8000-000000000001': { number: 7 } } };
    server.on(withTokens(() => ({ json })));
    await expect(api.get('routes')).resolves.toEqual({
      displayRouteGroupMapping: { '0198a5c0-0000-7000-8000-000000000001': { number: 7 } },
    });
  });

  it('follows the pages and flattens them', async () => {
    const pages: Record<string, unknown> = {
      'entries?search=a': { data: [1, 2], metadata: { next: '/api/entries?page=2' } },
      'entries?page=2': { data: [3], metadata: { next: null } },
    };
    server.on(withTokens(({ path }) => ({ json: pages[path] })));
    await expect(api.list('entries', { search: 'a', page: undefined })).resolves.toEqual([1, 2, 3]);
  });

  it('returns nothing for a 204', async () => {
    server.on(withTokens(() => ({ status: 204 })));
    await expect(api.delete('entries/1')).resolves.toBeUndefined();
  });
});

it('lets a change outlive its page where that is asked for', async () => {
  server.on(withTokens(() => ({ json: null })));
  const asked = jest.spyOn(globalThis, 'fetch');
  await api.patch('routes/1', { x: 1 }, { keepalive: true });
  await api.patch('routes/1', { x: 1 });
  const sent = asked.mock.calls.flatMap(([request]) => (request instanceof Request ? [request] : []));
  const changes = sent.filter(({ method }) => method === 'PATCH');
  expect(changes.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  asked.mockRestore();
});

it('tells of answers to changes, be they refusals, and neither of silence nor of what nobody asked for', async () => {
  const answers: number[] = [];
  const stop = onAnswered((begunAt) => answers.push(begunAt));
  server.on(withTokens(() => ({ raw: (response) => response.destroy() })));
  await expect(api.post('entries', {})).rejects.toBeInstanceOf(UnreachableError);
  server.on(withTokens(() => ({ json: null })));
  await api.get('entries');
  await api.giveSign('presence', {});
  expect(answers).toEqual([]);

  await api.post('entries', {});
  server.on(withTokens(() => ({ status: 409, json: {} })));
  await expect(api.put('entries', {})).rejects.toBeInstanceOf(RefusedError);
  expect(answers).toHaveLength(2);
  stop();
  await expect(api.delete('entries')).rejects.toBeInstanceOf(RefusedError);
  expect(answers).toHaveLength(2);
});

describe('failures', () => {
  it('carries status, code, messages and fields of a refusal', async () => {
    const detail = {
      non_field_errors: [{ message: 'No.', code: 'x' }],
      fields: { first_name: ['Required'] },
    };
    server.on(withTokens(() => ({ status: 400, json: { code: 'request.invalid', detail } })));

    const error = await api.post('entries', {}).catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({
      status: 400,
      code: 'request.invalid',
      messages: ['No.'],
      fields: { firstName: ['Required'] },
    });
  });

  it('gives every request a reference of its own, by which the log of the server is searched', async () => {
    server.on(withTokens(() => ({ json: {} })));
    await Promise.all([api.get('a'), api.get('b')]);
    const [one = '', two] = server.reads().map(({ headers }) => String(headers['x-request-id']));
    expect(one).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(two).not.toBe(one);
  });

  it('tells a line that broke from a refusal', async () => {
    server.on(withTokens(() => ({ raw: (response) => response.destroy() })));
    await expect(api.get('entries')).rejects.toBeInstanceOf(UnreachableError);
  });

  it.each([500, 502, 404])('asks once only when the answer is %s', async (status) => {
    server.on(withTokens(() => ({ status, json: {} })));
    await expect(api.get('entries')).rejects.toMatchObject({ status });
    expect(server.reads()).toHaveLength(1);
  });
});

describe('tokens', () => {
  it('asks for a guest token first, once for parallel calls', async () => {
    server.on(withTokens(() => ({ json: {} })));
    await Promise.all([api.get('a'), api.get('b'), api.get('c')]);
    expect(server.grants()).toEqual(['client_credentials']);
    expect(server.reads().map(({ token }) => token)).toEqual(['guest', 'guest', 'guest']);
  });

  it.each([
    ['younger than 10 hours', 35_999_000, 0],
    ['older than 10 hours', 36_000_001, 1],
  ])('renews a guest token %s: %#', async (_name, age, times) => {
    writeSession({ accessToken: 'g', refreshToken: null, lastUpdated: Date.now() - age, profile: null });
    server.on(withTokens(() => ({ json: {} })));
    await api.get('a');
    expect(server.grants()).toHaveLength(times);
  });

  it('keeps an old token that can be refreshed', async () => {
    writeSession({ ...person, lastUpdated: 1 });
    server.on(withTokens(() => ({ json: {} })));
    await api.get('a');
    expect(server.grants()).toEqual([]);
  });

  it('refreshes once for five calls at once, then repeats each', async () => {
    writeSession(person);
    server.on(({ path, token }) => {
      if (path === 'auth/token') return { json: tokenReply('new', 'r2') };
      return token === 'new' ? { json: { path } } : { status: 401 };
    });

    const answers = await Promise.all([
      api.get('a'),
      api.post('b', { x: 1 }),
      api.get('c'),
      api.get('d'),
      api.patch('e', {}),
    ]);

    expect(answers).toEqual(['a', 'b', 'c', 'd', 'e'].map((path) => ({ path })));
    expect(server.grants()).toEqual(['refresh_token']);
    expect(readSession()).toMatchObject({ accessToken: 'new', refreshToken: 'r2', profile: 'ada' });
    expect(
      server
        .reads()
        .filter(({ path }) => path === 'b')
        .map(({ body }) => body),
    ).toEqual(['{"x":1}', '{"x":1}']);
  });

  it('repeats once, not more', async () => {
    writeSession(person);
    server.on(({ path }) => (path === 'auth/token' ? { json: tokenReply('new', 'r2') } : { status: 401 }));
    await expect(api.get('a')).rejects.toMatchObject({ status: 401 });
    expect(server.reads()).toHaveLength(2);
  });

  it('goes on as a guest when the refresh is refused', async () => {
    writeSession(person);
    server.on(({ path, body, token }) => {
      if (path !== 'auth/token') return token === 'guest' ? { json: { ok: true } } : { status: 401 };
      const refused = body.includes('refresh_token');
      return refused ? { status: 400, json: { error: 'invalid_grant' } } : { json: tokenReply('guest') };
    });
    await expect(api.get('a')).resolves.toEqual({ ok: true });
    expect(readSession()).toMatchObject({ accessToken: 'guest', refreshToken: null, profile: null });
  });

  it.each([
    ['the line breaks', { raw: (response: { destroy: () => void }) => response.destroy() }],
    ['the server is ill', { status: 503 }],
  ])('stays signed in when %s during the refresh', async (_name, answer) => {
    writeSession(person);
    server.on(({ path }) => (path === 'auth/token' ? answer : { status: 401 }));
    await expect(api.get('a')).rejects.toThrow();
    expect(readSession()).toMatchObject({ refreshToken: 'r1', profile: 'ada' });
  });
});

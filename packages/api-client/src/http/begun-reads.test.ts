import { noSession, writeSession } from '../session/session.ts';
import { fakeServer, withTokens } from '../testing/fake-server.ts';
import { api } from './api.ts';

const server = fakeServer();
const person = { accessToken: 'own', refreshToken: 'r1', lastUpdated: Date.now(), profile: 'ada' };

/** What the page's own script leaves behind. */
const pageRead = (accessToken: string, path: string, response: Response | null) => {
  window.topoutReads = { accessToken, answers: { [path]: Promise.resolve(response) } };
};

beforeEach(() => {
  writeSession(person);
  delete window.topoutReads;
  server.on(withTokens(({ path }) => ({ json: { path, from: 'server' } })));
});
afterAll(() => writeSession(noSession));

it('takes what the page asked for, once', async () => {
  pageRead('own', 'profiles/me', Response.json({ first_name: 'Ada' }));
  expect(await api.get('profiles/me')).toEqual({ firstName: 'Ada' });
  expect(server.calls).toEqual([]);
  expect(await api.get('profiles/me')).toMatchObject({ from: 'server' });
});

it('knows a read by its query', async () => {
  pageRead('own', 'routes?competition=1', Response.json({ from: 'page' }));
  expect(await api.get('routes', { competition: 2 })).toMatchObject({ from: 'server' });
  expect(await api.get('routes', { competition: 1 })).toEqual({ from: 'page' });
});

it.each([
  ['somebody else was asked for', 'another', Response.json({ from: 'page' })],
  ['there was no answer', 'own', null],
  ['it was refused', 'own', Response.json({ from: 'page' }, { status: 401 })],
])('asks itself where %s', async (_why, token, response) => {
  pageRead(token, 'profiles/me', response);
  expect(await api.get('profiles/me')).toMatchObject({ from: 'server' });
});

it('drops an answer that comes when somebody else has signed in', async () => {
  let answer = (_response: Response) => undefined as void;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  window.topoutReads = { accessToken: 'own', answers: { 'profiles/me': late } };
  const read = api.get('profiles/me');
  writeSession({ ...person, accessToken: 'next', profile: 'bea' });
  answer(Response.json({ from: 'page' }));
  expect(await read).toMatchObject({ from: 'server' });
  expect(server.reads().map(({ token }) => token)).toEqual(['next']);
});

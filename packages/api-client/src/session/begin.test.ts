import { fakeServer, tokenReply, withTokens } from '../testing/fake-server.ts';
import { api } from '../http/api.ts';
import { beginSession } from './begin-session.ts';
import { goesOn, rememberJudge } from './known-judge.ts';
import { noSession, readSession, writeSession } from './session.ts';

const server = fakeServer();
const ada = { accessToken: 'old', refreshToken: 'r1', lastUpdated: Date.now(), profile: 'ada' };
const breaks = { raw: (response: { destroy: () => void }) => response.destroy() };

beforeEach(() => {
  writeSession(noSession);
  rememberJudge('ada');
});

it('lets the judge of this phone go on where the server cannot be reached', async () => {
  server.on(() => breaks);
  await beginSession();
  expect(readSession()).toMatchObject({ refreshToken: null, profile: 'ada' });
});

it('lets them go on without trying where there is no network', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await beginSession();
  online.mockRestore();
  expect(goesOn(readSession())).toBe(true);
  expect(server.grants()).toEqual([]);
});

it('makes them a guest where it can be reached', async () => {
  server.on(withTokens(() => ({ json: {} })));
  await beginSession();
  expect(readSession().profile).toBeNull();
  expect(server.grants()).toEqual(['client_credentials']);
});

it('asks nothing of a phone on which nobody judged, or where they logged out', async () => {
  rememberJudge(null);
  server.on(() => breaks);
  await beginSession();
  expect(server.grants()).toEqual([]);
  expect(readSession()).toBe(noSession);
});

it('keeps a judge at the wall when their session has ended, as a guest for the server', async () => {
  writeSession(ada);
  server.on(({ path, body, token }) => {
    if (path !== 'auth/token') return token === 'guest' ? { json: { ok: true } } : { status: 401 };
    const refused = body.includes('refresh_token');
    return refused ? { status: 400, json: { error: 'invalid_grant' } } : { json: tokenReply('guest') };
  });
  await api.get('a');
  expect(readSession()).toMatchObject({ accessToken: 'guest', refreshToken: null, profile: 'ada' });
});

it('never sends in the name of somebody who is not signed in', async () => {
  writeSession({ ...noSession, accessToken: 'guest', lastUpdated: Date.now(), profile: 'ada' });
  server.on(() => ({ json: {} }));
  const { request } = await import('../http/session-http.ts');
  await expect(request('http://127.0.0.1:1/', { profile: 'ada' })).rejects.toMatchObject({
    code: 'session.ended',
  });
});

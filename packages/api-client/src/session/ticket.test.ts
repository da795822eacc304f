import { api } from '../http/api.ts';
import { fakeServer, tokenReply } from '../testing/fake-server.ts';
import { isLoggedIn, noSession, readSession, ticketIn, writeSession } from './session.ts';

const server = fakeServer();
const ticket = { competition: 'c', user: 'kim', name: 'Kim' };
const held = { accessToken: 'old', refreshToken: 'r1', lastUpdated: Date.now(), profile: null, ticket };

beforeEach(() => {
  writeSession(noSession);
  writeSession(held);
});

it('is no account, and of one competition', () => {
  expect(isLoggedIn(readSession())).toBe(false);
  expect(ticketIn(readSession(), 'c')).toEqual(ticket);
  expect(ticketIn(readSession(), 'd')).toBeNull();
});

it('is shared by all tabs, and goes with the browser session', () => {
  sessionStorage.clear();
  expect(readSession()).toEqual(held);
  document.cookie = 'topout-session=; path=/; max-age=0';
  expect(readSession().ticket).toBeUndefined();
});

it('stays through a refresh', async () => {
  server.on(({ path, token }) => {
    if (path === 'auth/token') return { json: tokenReply('new', 'r2') };
    return token === 'new' ? { json: { ok: true } } : { status: 401 };
  });
  await api.get('competitions/c/entries/me');
  expect(readSession()).toMatchObject({ accessToken: 'new', refreshToken: 'r2', ticket });
});

it('remembers that it ended, as a guest', async () => {
  server.on(({ path, body, token }) => {
    if (path !== 'auth/token') return token === 'guest' ? { json: { ok: true } } : { status: 401 };
    const refused = body.includes('refresh_token');
    return refused ? { status: 400, json: { error: 'invalid_grant' } } : { json: tokenReply('guest') };
  });
  await api.get('competitions/c');
  expect(readSession()).toMatchObject({ accessToken: 'guest', refreshToken: null, ticketEnded: 'c' });
  expect(readSession().ticket).toBeUndefined();
});

import { followOtherTabs } from './other-tabs.ts';
import { isLoggedIn, noSession, readSession, writeSession } from './session.ts';

const ada = { accessToken: 'a1', refreshToken: 'r1', lastUpdated: 1, profile: 'ada' };
const guest = { accessToken: 'g', refreshToken: null, lastUpdated: 1, profile: null };

beforeEach(() => {
  writeSession(noSession);
});

/** What a browser does when it is closed and reopened: tabs and cookies without an expiry are gone. */
const forgetCookie = () => {
  document.cookie = 'topout-session=; path=/; max-age=0';
};

it('signs in every tab of the browser session', () => {
  writeSession(ada);
  // Another tab has another session storage.
  sessionStorage.clear();
  expect(readSession()).toEqual(ada);
});

it('ends with the browser session', () => {
  writeSession(ada);
  forgetCookie();
  expect(readSession()).toBe(noSession);
});

it('keeps a guest to its tab, and does not sign anybody out for it', () => {
  writeSession(guest);
  expect(readSession()).toEqual(guest);
  expect(document.cookie).not.toContain('topout-session');
  writeSession(ada);
  writeSession(guest);
  expect(readSession()).toEqual(ada);
});

it('signs out every tab', () => {
  writeSession(ada);
  writeSession(noSession);
  expect(localStorage.getItem('topout/session')).toBeNull();
  expect(isLoggedIn(readSession())).toBe(false);
});

it('is of one tab where the browser keeps no cookies', () => {
  const cookie = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  writeSession(ada);
  expect(readSession()).toEqual(ada);
  expect(localStorage.getItem('topout/session')).toBeNull();
  cookie.mockRestore();
});

it('tells of another person in another tab, and not of another token', () => {
  const changed = jest.fn();
  followOtherTabs(changed);
  const elsewhere = (text: string) => {
    localStorage.setItem('topout/session', text);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'topout/session', storageArea: localStorage, newValue: text }),
    );
  };
  writeSession(ada);
  elsewhere(JSON.stringify({ ...ada, accessToken: 'a2' }));
  expect(changed).not.toHaveBeenCalled();
  expect(readSession().accessToken).toBe('a2');
  elsewhere(JSON.stringify({ ...ada, profile: 'bob' }));
  expect(changed).toHaveBeenCalledTimes(1);
});

it('keeps whoever signs in on a phone whose storage is full', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeSession(ada);
  expect(readSession()).toEqual(ada);
  writeSession({ ...ada, accessToken: 'a2' });
  expect(readSession().accessToken).toBe('a2');
  full.mockRestore();
  writeSession({ ...ada, accessToken: 'a3' });
  sessionStorage.clear();
  expect(readSession().accessToken).toBe('a3');
});

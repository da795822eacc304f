import { keepInPageIfBlocked } from './page-storage.ts';

/** A page whose browser stores nothing: any access throws. */
const blocked = () =>
  Object.defineProperty({}, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  }) as Window;

it('keeps in the page where the browser keeps nothing', () => {
  const page = blocked();
  keepInPageIfBlocked(page);
  for (const storage of [page.localStorage, page.sessionStorage]) {
    expect(storage.getItem('getItem')).toBeNull();
    storage.setItem('a', 'one');
    storage.setItem('b', 'two');
    expect([storage.length, storage.key(1), storage.getItem('a')]).toEqual([2, 'b', 'one']);
    expect(Object.keys(storage)).toEqual(['a', 'b']);
    storage.removeItem('a');
    expect(Object.keys(storage)).toEqual(['b']);
    storage.clear();
    expect([storage.length, storage.getItem('b')]).toEqual([0, null]);
  }
});

it('leaves a browser alone that keeps', () => {
  const { localStorage } = window;
  keepInPageIfBlocked(window);
  expect(window.localStorage).toBe(localStorage);
});

import { createInstance, init, loadExposed } from './runtime.ts';

const react = { version: 'the only one' };

const shell = init({ name: 'topout_shell', shared: { react: [{ get: () => () => react }] } });

/** Addresses of the scripts that were asked for, and what the next one brings. */
const asked: string[] = [];
let brings: Record<string, object> | 'an error' | 'nothing in time' = {};

jest.spyOn(document.head, 'append').mockImplementation((script) => {
  if (!(script instanceof HTMLScriptElement) || brings === 'nothing in time') return;
  asked.push(script.src);
  if (brings !== 'an error') Object.assign(globalThis, brings);
  const outcome = brings === 'an error' ? 'error' : 'load';
  queueMicrotask(() => script.dispatchEvent(new Event(outcome)));
});
beforeEach(() => asked.splice(0));

/** A remote as the bundler builds it: it takes the shell's scope when it is opened, and borrows from it. */
function aRemote() {
  const own = createInstance({ name: 'topout_remote' });
  return {
    own,
    container: {
      init: (scope: (typeof shell.shareScopeMap)[string]) => own.initShareScopeMap('default', scope),
      get: async (module: string) => () => ({ module }),
    },
  };
}

it('opens a remote once, and gives what it exposes', async () => {
  brings = { topout_once: aRemote().container };
  const load = () => loadExposed('topout_once', 'http://a/once.js', './routes');
  expect(await Promise.all([load(), load()])).toEqual([{ module: './routes' }, { module: './routes' }]);
  expect(asked).toEqual(['http://a/once.js']);
});

it('lends a remote what the shell provides, and nothing else', async () => {
  const { own, container } = aRemote();
  brings = { topout_borrows: container };
  await loadExposed('topout_borrows', 'http://a/borrows.js', './routes');
  const factory = await own.loadShare('react');
  expect(factory && factory()).toBe(react);
  expect(await own.loadShare('a package of its own')).toBe(false);
});

it('gives the shell its own modules at once', () => {
  expect(shell.loadShareSync('react')).toEqual(expect.any(Function));
});

it.each([
  ['late', 'does not load', 'an error', 'did not load'],
  ['bare', 'brings no container', {}, 'did not bring'],
] as const)(
  '%s: says that a script %s, and tries again at another address',
  async (name, _what, first, why) => {
    const load = () => loadExposed(`topout_${name}`, `http://a/${name}.js`, './routes');
    brings = first;
    await expect(load()).rejects.toThrow(why);
    brings = { [`topout_${name}`]: aRemote().container };
    await expect(load()).resolves.toEqual({ module: './routes' });
    expect(asked).toEqual([`http://a/${name}.js`, `http://a/${name}.js?retry=1`]);
  },
);

it('gives a script up that does not come', async () => {
  jest.useFakeTimers();
  brings = 'nothing in time';
  const loading = loadExposed('topout_never', 'http://a/never.js', './routes');
  jest.advanceTimersByTime(8_000);
  jest.useRealTimers();
  await expect(loading).rejects.toThrow('did not load');
});

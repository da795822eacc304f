import { signInAs, someUuid } from '@topout/testing';
import { isMissingFile, reloadOnce, reloadOnReturn } from './stale.ts';

const missing = (name: string, fields: object = {}) => Object.assign(new Error('gone'), { name, ...fields });

it.each([
  ['a script', missing('ChunkLoadError'), true],
  ['a stylesheet', missing('Error', { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
  ['a mistake in the code', new TypeError('x is undefined'), false],
  ['no error', 'gone', false],
])('knows a missing file: %s', (_name, error, expected) => {
  expect(isMissingFile(error)).toBe(expected);
});

describe('reloading for a missing file', () => {
  const reload = jest.fn();
  beforeEach(() => {
    reload.mockClear();
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('happens once for each file, never in a loop', () => {
    expect([reloadOnce('a.js', reload), reloadOnce('a.js', reload)]).toEqual([true, false]);
    expect(reloadOnce('b.js', reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('waits while a judge has unsent work on this phone', () => {
    signInAs(someUuid);
    localStorage.setItem('topout/unsent', JSON.stringify({ [someUuid]: 3 }));
    expect(reloadOnce('a.js', reload)).toBe(false);
    localStorage.clear();
    expect(reloadOnce('a.js', reload)).toBe(true);
  });

  it('happens each time the network comes back, but not while a judge has unsent work', () => {
    const end = reloadOnReturn(reload);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(2);
    signInAs(someUuid);
    localStorage.setItem('topout/unsent', JSON.stringify({ [someUuid]: 3 }));
    window.dispatchEvent(new Event('online'));
    end();
    localStorage.clear();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a question is open', '<dialog open></dialog>'],
    ['somebody writes', '<input value="Ada">'],
  ])('waits while %s', (_what, html) => {
    document.body.innerHTML = html;
    document.querySelector('input')?.focus();
    const end = reloadOnReturn(reload);
    window.dispatchEvent(new Event('online'));
    expect(reloadOnce('a.js', reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
    end();
  });

  it('waits while there is no network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce('a.js', reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

import { parseRemotes } from './remotes.ts';

const good = {
  name: 'entry',
  version: '1+a',
  contract: 1,
  entry: '/e.js',
  manifest: '/m.json',
  paths: ['/', '/a/*'],
};

it('reads what it knows and leaves out the rest', () => {
  expect(parseRemotes([{ ...good, preload: ['/e.js'], screens: {} }])).toEqual([{ ...good, offline: false }]);
});

it.each([
  ['no name', { ...good, name: undefined }],
  ['a name that is a path', { ...good, name: '../entry' }],
  ['no version', { ...good, version: '' }],
  ['no contract', { ...good, contract: '1' }],
  ['no entry', { ...good, entry: null }],
  ['an entry that is not text', { ...good, entry: 7 }],
  ['no manifest', { ...good, manifest: undefined }],
  ['paths that are no list', { ...good, paths: '/' }],
  ['a path that does not start at the root', { ...good, paths: ['a'] }],
  ['a star in the middle', { ...good, paths: ['/a/*/b'] }],
  ['a wrong offline mark', { ...good, offline: 'yes' }],
  ['nothing', null],
  ['text', 'entry'],
])('leaves out a remote with %s, and keeps the others', (_name, bad) => {
  expect(parseRemotes([bad, { ...good, name: 'other' }]).map(({ name }) => name)).toEqual(['other']);
});

it.each([
  ['no list', {}],
  ['null', null],
  ['text', 'x'],
])('has no remotes in %s', (_name, value) => {
  expect(parseRemotes(value)).toEqual([]);
});

it('takes the first of two with one name', () => {
  expect(parseRemotes([good, { ...good, entry: '/other.js' }])).toMatchObject([{ entry: '/e.js' }]);
});

import { filesOf, isWarmMessage, type Manifest } from './warm.ts';

const none = { sync: [], async: [] };

const manifest: Manifest = {
  metaData: { remoteEntry: { name: 'assets/remote.1.js', path: '' } },
  exposes: [
    {
      assets: {
        js: { sync: ['assets/routes.2.js'], async: ['assets/queue.3.js', 'assets/queue.3.js'] },
        css: { sync: [], async: ['assets/queue.4.css'] },
      },
    },
    { assets: { js: none, css: none } },
  ],
};

it('names every file of a remote once, where its manifest lies', () => {
  expect(filesOf(manifest, 'https://cdn.example/judging/mf-manifest.json')).toEqual([
    'https://cdn.example/judging/assets/remote.1.js',
    'https://cdn.example/judging/assets/routes.2.js',
    'https://cdn.example/judging/assets/queue.3.js',
    'https://cdn.example/judging/assets/queue.4.css',
  ]);
});

it.each([
  [{ warm: '/m.json' }, true],
  [{ warm: 1 }, false],
  ['warm', false],
  [null, false],
])('takes %j for a message: %s', (data, expected) => {
  expect(isWarmMessage(data)).toBe(expected);
});

import { ownerOf } from './owner-of.ts';
import { parseRemotes } from './remotes.ts';

const c = '0198a5c0-1111-7000-8000-00000000000c';
const r = '0198a5c0-1111-7000-8000-00000000000a';

const remote = (name: string, paths: string[]) => ({
  name,
  version: '1',
  entry: 'e.js',
  manifest: 'm.json',
  paths,
});

const remotes = parseRemotes([
  remote('judging', ['/:competition', '/:competition/judge/:route', '/:competition/judge/:route/:user']),
  remote('entry', [
    '/',
    '/profile',
    '/:competition/judge',
    '/:competition/judge/onboarding/*',
    '/:competition/enter/*',
  ]),
  remote('organiser', ['/organise/*', '/leagues/*', '/:competition/entries/*']),
]);

it.each([
  ['/', 'entry'],
  ['/profile', 'entry'],
  ['/profile/', 'entry'],
  ['/profile/more', undefined],
  ['/organise', 'organiser'],
  ['/organise/new', 'organiser'],
  [`/${c}`, 'judging'],
  [`/${c}/judge`, 'entry'],
  [`/${c}/judge/onboarding`, 'entry'],
  [`/${c}/judge/onboarding/login`, 'entry'],
  [`/${c}/judge/${r}`, 'judging'],
  [`/${c}/judge/${r}/${r}`, 'judging'],
  [`/${c}/judge/${r}/${r}/more`, undefined],
  [`/${c}/entries`, 'organiser'],
  [`/${c}/entries/${r}`, 'organiser'],
  [`/${c}/nothing`, undefined],
  ['/nothing', undefined],
  ['/nothing/enter', undefined],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOf(path, remotes)?.name).toBe(owner);
});

it('does not depend on the order of the remotes', () => {
  expect(ownerOf(`/${c}/judge/onboarding`, remotes.toReversed())?.name).toBe('entry');
});

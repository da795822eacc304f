import { ownerOf } from './owner-of.ts';

const c = '0198a5c0-0000-7000-8000-000000000001';
const entry = { name: 'entry', paths: ['/', '/:competition/judge', '/:competition/judge/onboarding/*'] };
const judging = { name: 'judging', paths: ['/:competition', '/:competition/judge/:route'] };
const organiser = { name: 'organiser', paths: ['/organise/*', '/:competition/entries/*'] };

it.each([
  ['/', 'entry', '/'],
  ['/organise', 'organiser', '/organise/*'],
  ['/organise/new/', 'organiser', '/organise/*'],
  [`/${c}`, 'judging', '/:competition'],
  [`/${c}/judge`, 'entry', '/:competition/judge'],
  [`/${c}/judge/${c}`, 'judging', '/:competition/judge/:route'],
  [`/${c}/judge/onboarding`, 'entry', '/:competition/judge/onboarding/*'],
  [`/${c}/judge/onboarding/login`, 'entry', '/:competition/judge/onboarding/*'],
  [`/${c}/entries/${c}`, 'organiser', '/:competition/entries/*'],
])('gives %s to %s by %s', (path, name, pattern) => {
  expect(ownerOf(path, [entry, judging, organiser])).toMatchObject({ owner: { name }, pattern });
});

it.each(['/nowhere', '/not-a-uuid/entries', `/${c}/judge/${c}/x/y`])('gives %s to nobody', (path) => {
  expect(ownerOf(path, [entry, judging, organiser])).toBeNull();
});

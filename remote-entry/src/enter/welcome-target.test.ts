import { welcomeTarget } from './welcome-target.ts';
import { aCompetition, someCompetition, someUuid } from '@topout/testing';

const entry = {
  uuid: someUuid,
  user: { uuid: someUuid, firstName: '', lastName: '', name: '', picture: null, pictureUrl: null },
  category: { uuid: someUuid, name: 'Open' },
  competitorNumber: null,
  status: 'ENTERED' as const,
  waitingPosition: null,
};
const of = (more: Parameters<typeof aCompetition>[0], preloaded = false) => {
  const competition = aCompetition(more);
  return { ...competition, settings: { ...competition.settings, hasPreloadedEntries: preloaded } };
};
const home = `/${someCompetition}`;
const guest = { loggedIn: false, isParent: null, next: null };

it.each([
  ['a guest stays', of({}), guest, null],
  ['who is entered goes home', of({ userEntry: entry }, true), { loggedIn: true, isParent: true }, home],
  [
    'whose child is entered goes home',
    of({ childEntries: [entry] }),
    { loggedIn: true, isParent: null },
    home,
  ],
  [
    'a parent who is signed in goes to the children',
    of({}, true),
    { loggedIn: true, isParent: true },
    `${home}/enter/competitors`,
  ],
  [
    'a competitor who is signed in goes to the category',
    of({}, true),
    { loggedIn: true, isParent: false },
    `${home}/enter/confirm`,
  ],
  ['who is signed in and has not chosen stays', of({}), { loggedIn: true, isParent: null }, null],
  ['who has chosen and is not signed in stays', of({}), { loggedIn: false, isParent: true }, null],
  ['preloaded entries ask for the number', of({}, true), guest, `${home}/enter/competitor-number`],
  [
    'who came from a page to sign in goes back to it',
    of({ userEntry: entry }),
    { ...guest, loggedIn: true, next: `${home}/entries` },
    `${home}/entries`,
  ],
  ['who is not signed in stays', of({}), { ...guest, next: `${home}/judge` }, null],
  ['who is not entered gets no card', of({}), { ...guest, loggedIn: true, next: home }, null],
  ['staff go home', of({ role: 'STAFF' }), { ...guest, loggedIn: true, next: home }, home],
  [
    'a card asked for by its address needs no session',
    of({}),
    { ...guest, next: `${home}?entry=${someUuid}` },
    `${home}?entry=${someUuid}`,
  ],
] as const)('%s', (_who, competition, visitor, target) => {
  expect(welcomeTarget(competition, { next: null, ...visitor })).toBe(target);
});

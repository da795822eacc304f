import { cardOwners, redirectOf, type CardVisitor } from './whose-card.ts';

const entry = (uuid: string, name: string) => ({
  uuid: `entry of ${uuid}`,
  user: { uuid, firstName: name, lastName: '', name, picture: null, pictureUrl: null },
  category: { uuid: 'w', name: 'Women' },
  competitorNumber: null,
  status: 'ENTERED' as const,
  waitingPosition: null,
});
const byNumber = { uuid: 'num', firstName: 'Nu', lastName: 'Mber', competitorNumber: 'A1' };

it('offers oneself first, then the children, then those found by number', () => {
  const owners = cardOwners(
    { userEntry: entry('me', 'Ada'), childEntries: [entry('kid', 'Kim')] },
    [byNumber],
    null,
  );
  expect(owners.map(({ key, name }) => `${key} ${name}`)).toEqual(['me Ada', 'kid Kim', 'num Nu Mber']);
});

it('offers nobody twice', () => {
  const numbers = [
    { ...byNumber, uuid: 'kid' },
    { ...byNumber, uuid: 'me' },
  ];
  const owners = cardOwners(
    { userEntry: entry('me', 'Ada'), childEntries: [entry('kid', 'Kim')] },
    numbers,
    null,
  );
  expect(owners.map(({ key }) => key)).toEqual(['me', 'kid']);
});

it('offers the holder of a ticket alone', () => {
  const ticket = { competition: 'c', user: 'kim', name: 'Kim' };
  expect(cardOwners({ userEntry: null, childEntries: [] }, [byNumber], ticket)).toEqual([
    { key: 'me', name: 'Kim' },
  ]);
});

const nobody: CardVisitor = {
  loggedIn: false,
  ticketEnded: false,
  hasPreloadedEntries: false,
  owners: [],
  wanted: null,
};
const owners = [{ key: 'me', name: 'Ada' }];

it.each<[string, Partial<CardVisitor>, string | null]>([
  ['a visitor without a session', {}, 'enter'],
  ['the same with preloaded entries', { hasPreloadedEntries: true }, 'enter/competitor-number'],
  ['somebody signed in without an entry', { loggedIn: true }, null],
  [
    'the same with preloaded entries ',
    { loggedIn: true, hasPreloadedEntries: true },
    'enter/competitor-number',
  ],
  ['somebody entered', { loggedIn: true, hasPreloadedEntries: true, owners }, null],
  ['a visitor who found a number', { hasPreloadedEntries: true, owners }, null],
  ['somebody whose ticket ended', { ticketEnded: true, hasPreloadedEntries: true }, 'ticket'],
  ['the same, of a public card', { ticketEnded: true, wanted: 'x' }, null],
  ['the same, who signed in since', { ticketEnded: true, loggedIn: true }, null],
  ['a visitor of a public card', { wanted: 'x' }, null],
  ['a visitor who asks for "me"', { wanted: 'me' }, 'enter'],
])('sends %s to the right place', (_name, visitor, place) => {
  expect(redirectOf({ ...nobody, ...visitor })).toBe(place);
});

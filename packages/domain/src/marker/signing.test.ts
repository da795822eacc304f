import { cardSaid, type CardResult, isUnmarked, sameCard, signingRefused } from './signing.ts';

const attempt = (success: boolean) => ({ success, segmentsCount: Number(success), usedLastHold: false });
const [fall, top] = [attempt(false), attempt(true)];
const line = (more: Partial<CardResult>): CardResult => ({
  route: 'a',
  climbType: 'BOULDER',
  attempts: [top],
  mark: null,
  settled: false,
  ...more,
});
const agreed = line({ mark: [top], settled: true });
const differing = line({ route: 'b', mark: [fall, top] });
const unmarked = line({ route: 'c' });

it.each([
  ['nothing on it', [line({ attempts: [] })], 'card.empty', 'card.empty'],
  ['agreed results', [agreed], null, null],
  ['a difference', [agreed, differing], 'card.differs', 'card.differs'],
  [
    'a result that the marker alone has',
    [agreed, line({ attempts: [], mark: [top] })],
    'card.differs',
    'card.differs',
  ],
  ['a result that the marker has not logged', [agreed, unmarked], null, 'card.unmarked'],
  ['a difference that a judge has settled', [{ ...differing, settled: true }], null, null],
])('a card with %s', (_what, card, climber, marker) => {
  expect([signingRefused(card, 'CLIMBER'), signingRefused(card, 'MARKER')]).toEqual([climber, marker]);
});

it('asks a marker for tries in vain too: they wait to be confirmed like every result', () => {
  expect(isUnmarked(line({ attempts: [fall] }))).toBe(true);
});

it('stands under what can decide a place, whatever the order', () => {
  const said = cardSaid([unmarked, line({ route: 'd', attempts: [fall] }), agreed]);
  expect(said).toEqual([
    { route: 'a', said: '1,1,1,,' },
    { route: 'c', said: '1,1,1,,' },
  ]);
  expect(sameCard(said, said.toReversed())).toBe(true);
  expect(sameCard(said, cardSaid([agreed, line({ route: 'c', attempts: [fall, top] })]))).toBe(false);
  expect(sameCard(said, cardSaid([agreed]))).toBe(false);
});

import { lastDrawnAt, nextPrize } from './next-prize.ts';
import { revealedAt } from './reveal.ts';

const draw = (drawnAt: string, absent = false) => ({ drawnAt, absent });
const [early, late] = ['2026-11-21T18:00:00.000Z', '2026-11-21T18:05:00.000Z'];

it('draws the first prize that nobody has who was there', () => {
  const bag = { draws: [draw(early)] };
  const rope = { draws: [draw(late, true)] };
  expect(nextPrize([bag, rope])).toEqual({ prize: rope, number: 2 });
  expect(lastDrawnAt([bag, rope])).toBe(early);
  expect([nextPrize([bag]), lastDrawnAt([rope])]).toEqual([undefined, undefined]);
});

it('keeps the hall waiting for a moment', () => {
  expect(revealedAt(early)).toBe('2026-11-21T18:00:03.500Z');
});

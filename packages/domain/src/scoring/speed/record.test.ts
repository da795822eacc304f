import { beatsRecord } from './record.ts';

const record = { ms: 5_000, holder: 'Ada Ascent' };

it('is beaten by a shorter time only', () => {
  expect(beatsRecord({ kind: 'TIME', ms: 4_999 }, record)).toBe(true);
  expect(beatsRecord({ kind: 'TIME', ms: 5_000 }, record)).toBe(false);
  expect(beatsRecord({ kind: 'WALKOVER' }, record)).toBe(false);
  expect(beatsRecord({ kind: 'TIME', ms: 4_999 }, null)).toBe(false);
});

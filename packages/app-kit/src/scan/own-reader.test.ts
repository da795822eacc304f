import { codesIn } from './own-reader.ts';
import { pictureOf } from './testing.ts';

it('reads a code', () => {
  const address = 'https://topout.example/c/ticket#ABCD-EFGHJ';
  expect(codesIn(pictureOf(address))).toEqual([{ rawValue: address }]);
});

it('finds none in a picture without one', () => {
  expect(codesIn({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(200) })).toEqual([]);
});

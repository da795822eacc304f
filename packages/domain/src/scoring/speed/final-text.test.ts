import { finalText } from './final-text.ts';

it.each([
  ['a time of the first round', 9, '5.28', 4939, '5.28 (4.93)'],
  ['a fall, and cuts', 10, 'FALL', 4988, 'FALL (4.98)'],
  ['the first who was out', 5, '4.92', 4780, '4.92 (4.78)'],
  ['nobody of the semi-finals', 4, '5.08', 5080, '5.08'],
  ['nobody whose time is not known', 9, '5.28', null, '5.28'],
  ['nobody without a place', null, '5.28', 4939, '5.28'],
  ['nobody who has not raced', 9, '', 4939, ''],
])('adds the qualification to %s', (_whose, position, scoreText, qualified, text) => {
  expect(finalText({ position, scoreText }, qualified)).toBe(text);
});

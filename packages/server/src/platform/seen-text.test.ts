import { seenText } from './seen-text.ts';

it.each([
  ['\u200b', ''],
  [' \u2060\u200d ', ''],
  ['\u3164\u2800', ''],
  ['\u200b I topped it.\u202e ', 'I topped it.'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🚒', '👩\u200d🚒'],
])('takes from %j what nobody sees', (typed, seen) => {
  expect(seenText(typed)).toBe(seen);
});

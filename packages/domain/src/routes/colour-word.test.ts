import { colourWord } from './colour-word.ts';

it.each([
  ['#d23c34', 'Red'],
  ['#f00', 'Red'],
  ['#e8850c', 'Orange'],
  ['#f5d327', 'Yellow'],
  ['#2f9e44', 'Green'],
  ['#12a5b8', 'Turquoise'],
  ['#1c6dd0', 'Blue'],
  ['#7a3dbd', 'Purple'],
  ['#e64980', 'Pink'],
  ['#6b4423', 'Brown'],
  ['#111111', 'Black'],
  ['#26262b', 'Black'],
  ['#fff', 'White'],
  ['#888888', 'Grey'],
  ['white', 'White'],
  ['url(x)', ''],
])('calls %s %s', (colour, word) => expect(colourWord(colour)).toBe(word));

import { rowCalled } from './row-called.ts';

const rows = [
  { number: '1', name: 'Ann Twelve' },
  { number: '12', name: 'Zoë Walker' },
  { number: '3', name: 'Ann-Sophie Wall' },
];

it.each([
  ['a number', '12', 1],
  ['a number before a name that begins so', '3', 2],
  ['a name, however it is written', 'zoe walker', 1],
  ['the beginning of a first name', 'ann', 0],
  ['the beginning of a last name', 'wal', 1],
  ['the middle of a name', 'ophie', null],
  ['nothing', '  ', null],
])('goes by %s', (_what, text, index) => expect(rowCalled(text, rows)).toBe(index));

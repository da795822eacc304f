import { safeText } from './cells.ts';

it.each([
  ['=HYPERLINK("x")', `'=HYPERLINK("x")`],
  ['+49', "'+49"],
  // Where commas are decimal, spreadsheets begin a cell at each semicolon.
  ['Ada;=1+1', "Ada;'=1+1"],
  ['a;-b;@c', "a;'-b;'@c"],
  ['Anne-Marie; 2+3', 'Anne-Marie; 2+3'],
  // Spaces, and what nobody sees, in front of a formula.
  [' =1+1', "' =1+1"],
  ['\u00a0-1', "'\u00a0-1"],
  ['\ufeff=1+1', "'\ufeff=1+1"],
  ['Ada; \u200b@x', "Ada;' \u200b@x"],
])('lets no spreadsheet run %s', (text, safe) => {
  expect(safeText(text)).toBe(safe);
});

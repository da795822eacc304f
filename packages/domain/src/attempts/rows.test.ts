import { aTop, anAttempt } from '../testing/attempt-builders.ts';
import { canActivateRow, rowCount } from './rows.ts';

const tries = (count: number) => Array.from({ length: count }, (_, index) => anAttempt(`${index}`));
const topped = (count: number) => [...tries(count - 1), aTop('t')];

it.each([
  ['as many as the setting at first', tries(0), 5, null, 5],
  ['as many as the setting while there is room', tries(4), 5, null, 5],
  ['one more than all are used', tries(5), 5, null, 6],
  ['none more after the top', topped(5), 5, null, 5],
  ['all that are there', topped(9), 5, null, 9],
  ['no more than the hard maximum', tries(5), 5, 5, 5],
  ['no more than the hard maximum from the start', tries(0), 5, 3, 3],
])('shows %s', (_name, saved, maxAttemptsCount, hardMaxAttemptsCount, count) => {
  expect(rowCount(saved, { maxAttemptsCount, hardMaxAttemptsCount })).toBe(count);
});

const all = { canAdd: true, canModify: true };

it.each([
  ['the first empty row', 0, tries(0), 0, all, true],
  ['the next empty row', 2, tries(2), 2, all, true],
  ['the row after', 3, tries(2), 2, all, false],
  ['the next row after a top', 2, topped(2), 2, all, false],
  ['a saved row', 0, tries(2), 2, all, true],
  ['the saved top itself', 1, topped(2), 2, all, true],
  ['a saved row without the right to modify', 0, tries(2), 2, { canAdd: true, canModify: false }, false],
  ['a local row without the right to modify', 1, tries(2), 1, { canAdd: true, canModify: false }, true],
  ['a local row without the right to add', 1, tries(2), 1, { canAdd: false, canModify: true }, false],
  ['the next row without the right to add', 2, tries(2), 2, { canAdd: false, canModify: true }, false],
])('decides about %s', (_name, index, local, saved, rights, expected) => {
  expect(canActivateRow(index, local, saved, rights)).toBe(expected);
});

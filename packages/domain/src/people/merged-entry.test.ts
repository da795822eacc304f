import { mergedEntry, type MergingEntry } from './merged-entry.ts';

const listed: MergingEntry = { account: null, competitorNumber: '12', status: 'ENTERED' };
const own: MergingEntry = { account: 'SELF', competitorNumber: null, status: 'WAITING' };
const child: MergingEntry = { account: 'PARENT', competitorNumber: '7', status: 'ENTERED' };

it.each([
  [
    'a listed entry into the own',
    listed,
    own,
    { stays: 'target', competitorNumber: '12', status: 'ENTERED' },
  ],
  [
    'the own into a listed entry',
    own,
    listed,
    { stays: 'source', competitorNumber: '12', status: 'ENTERED' },
  ],
  ['a child’s into a listed entry', child, listed, { stays: 'source', competitorNumber: '12' }],
  ['one with an account into another', child, own, { stays: 'target', competitorNumber: '7' }],
  ['two without an account', { ...listed, competitorNumber: null }, listed, { stays: 'target' }],
])('keeps account, number and place: %s', (_what, source, target, merged) =>
  expect(mergedEntry(source, target)).toMatchObject(merged),
);

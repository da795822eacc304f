import { camelNames } from '@topout/contract/names';
import type { BoardDelta } from '@topout/contract';
import { BoardDocument, deltaJson, type DocumentRow } from './board-document.ts';

const row = (name: string, position: number | null, points = 0): DocumentRow => ({
  entry: `entry-${name}`,
  user: `user-${name}`,
  position,
  json: JSON.stringify({ entry: `entry-${name}`, position, points }),
});
const document = (version: number, ...rows: DocumentRow[]) =>
  new BoardDocument(
    { category: 'c', version, changedAt: new Date(version * 1000), system: 'DEFAULT', latest: [] },
    rows,
  );
const delta = (before: BoardDocument, after: BoardDocument) =>
  camelNames(JSON.parse(deltaJson(before, after))) as BoardDelta;

it('is one line of JSON', () => {
  expect(camelNames(JSON.parse(document(3, row('a', 1)).json.toString()))).toEqual({
    category: 'c',
    version: 3,
    changedAt: '1970-01-01T00:00:03.000Z',
    scoringSystem: 'DEFAULT',
    rows: [{ entry: 'entry-a', position: 1, points: 0 }],
    latest: [],
  });
});

it('names the rows that changed, and everybody who stands elsewhere', () => {
  const before = document(1, row('a', 1, 9), row('b', 2, 8), row('c', 3, 1));
  const after = document(4, row('c', 1, 10), row('a', 2, 9), row('b', 3, 8));

  expect(delta(before, after)).toMatchObject({
    from: 1,
    to: 4,
    changedAt: '1970-01-01T00:00:04.000Z',
    rows: [{ index: 0 }, { index: 1 }, { index: 2 }],
    positions: [
      ['user-c', 1, 0],
      ['user-a', 2, 1],
      ['user-b', 3, 2],
    ],
    removed: [],
  });
});

it('names whoever moves in the list without another position', () => {
  const before = document(1, row('a', 1), row('b', 1));
  const after = document(2, row('new', 1), row('a', 1), row('b', 1));
  expect(delta(before, after)).toMatchObject({
    rows: [{ index: 0 }],
    positions: [
      ['user-a', 1, 1],
      ['user-b', 1, 2],
    ],
  });
});

it('names whoever left', () => {
  const after = document(2, row('b', 1));
  expect(delta(document(1, row('a', 1), row('b', 2)), after).removed).toEqual(['user-a']);
});

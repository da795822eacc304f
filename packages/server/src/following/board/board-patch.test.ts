import { applyPatch } from '@topout/contract/board-patch';
import { camelNames } from '@topout/contract/names';
import type { BoardPatch, Leaderboard } from '@topout/contract';
import { BoardDocument } from './board-document.ts';
import { patchJson } from './board-patch.ts';
import { DocumentRow } from './document-row.ts';

interface Standing {
  readonly position?: number | null;
  readonly moved?: number;
  readonly score?: number;
  readonly number?: string;
  readonly unconfirmed?: string;
  readonly version?: number;
}

const row = (
  name: string,
  { position = null, moved = 0, score = 0, number, unconfirmed, version = 0 }: Standing = {},
): DocumentRow =>
  new DocumentRow(
    {
      score,
      scoreText: `${score} pts`,
      scoreTuple: null,
      status: 'ENTERED',
      competitorNumber: number ?? null,
      attemptsCount: score,
      ...(unconfirmed !== undefined && { unconfirmed }),
      entry: `entry-${name}`,
      user: { uuid: `user-${name}`, firstName: name, lastName: '', pictureUrl: null },
    },
    { position, moved },
    version,
  );

const document = (version: number, ...rows: readonly DocumentRow[]) =>
  new BoardDocument(
    { category: 'c', version, changedAt: new Date(version * 1000), system: 'DEFAULT', latest: [] },
    rows,
  );
const read = (board: BoardDocument) => camelNames(JSON.parse(board.json.toString())) as Leaderboard;
const patched = (before: BoardDocument, after: BoardDocument) =>
  camelNames(JSON.parse(patchJson(before, after))) as BoardPatch;

it('says a board as one line of JSON', () => {
  const board = document(3, row('a', { position: 1, score: 8 }));
  expect(board.json.toString()).not.toContain('\n');
  expect(read(board)).toMatchObject({
    category: 'c',
    version: 3,
    changedAt: '1970-01-01T00:00:03.000Z',
    scoringSystem: 'DEFAULT',
    rows: [{ entry: 'entry-a', position: 1, scoreText: '8 pts' }],
    latest: [],
  });
});

it('says what changed of a row, and no more of those it overtook than that they are one place down', () => {
  const before = document(
    1,
    row('a', { position: 1, score: 9 }),
    row('b', { position: 2, score: 8 }),
    row('c', { position: 3, score: 1 }),
    row('d', { position: 4 }),
  );
  const after = document(
    4,
    row('c', { position: 1, score: 10 }),
    row('a', { position: 2, score: 9 }),
    row('b', { position: 3, score: 8 }),
    row('d', { position: 4 }),
  );
  expect(patched(before, after)).toEqual({
    category: 'c',
    from: 1,
    to: 4,
    changedAt: '1970-01-01T00:00:04.000Z',
    runs: [
      [2, 1, -2],
      [0, 2, 1],
      [3, 1, 0],
    ],
    rows: [],
    changes: [{ index: 0, set: { score: 10, scoreText: '10 pts', attemptsCount: 10 } }],
    latest: [],
  });
});

it('says which entries changed, also in what their rows do not show', () => {
  const before = document(1, row('a', { position: 1 }), row('b', { position: 2 }));
  const after = document(2, row('a', { position: 1 }), row('b', { position: 2, version: 2 }));
  expect(patched(before, after)).toMatchObject({ changes: [], rows: [], touched: [1] });
  expect(patched(after, document(3, ...after.rows))).not.toHaveProperty('touched');
});

const two = [row('a', { position: 1 }), row('b', { position: 2 })] as const;

it.each<[string, readonly DocumentRow[]]>([
  ['nobody', two],
  [
    'somebody new in front',
    [row('new', { position: 1 }), row('a', { position: 2 }), row('b', { position: 3 })],
  ],
  ['somebody who left', [row('b', { position: 1 })]],
  ['everybody who left', []],
  ['a position lost', [row('a', { position: 1 }), row('b')]],
  ['a result to confirm', [row('a', { position: 1, unconfirmed: '1.' }), row('b', { position: 2 })]],
  ['places won', [row('b', { position: 1, moved: 1 }), row('a', { position: 2, moved: -1 })]],
  ['a number given', [row('a', { position: 1, number: '7' }), row('b', { position: 2 })]],
])('leads there and back with %s', (_name, rows) => {
  const [before, after] = [document(1, ...two), document(2, ...rows)];
  expect(applyPatch(read(before), patched(before, after))).toEqual(read(after));
  const again = document(3, ...two);
  expect(applyPatch(read(after), patched(after, again))).toEqual(read(again));
});

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'leads from any board to any other one (%i)',
  (seed) => {
    const pick = numbers(seed);
    const any = (version: number) => {
      const names = Array.from({ length: 12 }, (_, name) => String(name)).filter(() => pick(4) > 0);
      const rows = names.map((name) =>
        row(name, {
          position: pick(5) === 0 ? null : 1 + pick(12),
          moved: pick(3) - 1,
          score: pick(2),
          ...(pick(4) === 0 && { unconfirmed: '1' }),
        }),
      );
      return document(
        version,
        ...rows.toSorted((a, b) => (a.place.position ?? 99) - (b.place.position ?? 99)),
      );
    };
    let board = any(1);
    for (let version = 2; version < 8; version += 1) {
      const next = any(version);
      expect(applyPatch(read(board), patched(board, next))).toEqual(read(next));
      board = next;
    }
  },
);

it('says of a large board where a top moved half of it in a few hundred bytes', () => {
  const field = Array.from({ length: 1_000 }, (_, place) => ({ name: `n${place}`, score: 1_000 - place }));
  const ranked = (version: number, people: typeof field) => {
    const rows = people
      .toSorted((a, b) => b.score - a.score)
      .map(({ name, score }, place) => row(name, { position: place + 1, score }));
    return document(version, ...rows);
  };
  const before = ranked(1, field);
  const after = ranked(
    2,
    field.map((one) => (one.name === 'n900' ? { ...one, score: 700.5 } : one)),
  );
  expect(patchJson(before, after).length).toBeLessThan(400);
});

import { boulderCells, sportResultText } from './cells.ts';

/** `0` a miss, `1` and `2` zones, `T` a top. */
const tries = (text: string) =>
  text
    .split('')
    .map((one) =>
      one === 'T' ? { success: true, segmentsCount: 1 } : { success: false, segmentsCount: Number(one) },
    );

it.each([
  ['', ['', '', '', '', '']],
  ['01T', ['-', 'Z', 'T', '', '']],
  ['0120T', ['-', 'Z', 'Z2', '-', 'T']],
  ['00000T', ['-', '-', '-', '-', '+2']],
  ['000000000000', ['-', '-', '-', '-', '+8']],
])('fills five cells with %s', (text, cells) =>
  expect(boulderCells(tries(text)).map((cell) => cell.text)).toEqual(cells),
);

it('says of each cell what it is', () => {
  const kinds = (text: string) => boulderCells(tries(text)).map(({ kind }) => kind);
  expect(kinds('01T')).toEqual(['miss', 'zone', 'top', 'empty', 'empty']);
  expect(kinds('00000T').at(-1)).toBe('more');
});

it.each([
  [true, 40, false, 'TOP'],
  [false, 34, true, '34+'],
  [false, 34, false, '34'],
  [false, 0, false, '0'],
])(
  'writes sport with success %s at hold %i, used %s, as %s',
  (success, segmentsCount, usedLastHold, text) => {
    expect(sportResultText({ success, segmentsCount, usedLastHold })).toBe(text);
  },
);

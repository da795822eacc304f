import { boulderCells, type Try } from './boulder-cells.ts';

const miss: Try = { success: false, segmentsCount: 0 };
const zone: Try = { success: false, segmentsCount: 1 };
const zone2: Try = { success: false, segmentsCount: 2 };
const top: Try = { success: true, segmentsCount: 1 };

it.each<[string, Try[], number, string]>([
  ['no attempts', [], 1, '||||'],
  ['a flash', [top], 1, 'T||||'],
  ['a miss, a zone and a top', [miss, zone, top], 1, '-|Z|T||'],
  ['zones with their number where there are two', [zone, zone2], 2, 'Z1|Z2|||'],
  ['five attempts', [miss, miss, miss, miss, top], 1, '-|-|-|-|T'],
  ['six attempts', [miss, miss, miss, miss, miss, top], 1, '-|-|-|-|+2'],
  ['twelve attempts', Array.from({ length: 12 }, () => miss), 1, '-|-|-|-|+8'],
])('shows %s', (_name, tries, zones, text) => {
  expect(
    boulderCells(tries, zones)
      .map((cell) => cell.text)
      .join('|'),
  ).toBe(text);
});

it.each<[string, Try[], number, string]>([
  ['one zone', [miss, zone, top], 1, '-zT..'],
  ['two zones', [zone, zone2, top], 2, 'yZT..'],
  ['more that came to a top', [miss, miss, miss, miss, zone, top], 1, '----T'],
  ['more that came to the second zone', [miss, miss, miss, miss, zone, zone2], 2, '----Z'],
])('fills the tiles of %s', (_name, tries, zones, marks) =>
  expect(
    boulderCells(tries, zones)
      .map(({ mark }) => mark)
      .join(''),
  ).toBe(marks),
);

it.each<[string, Try[], string]>([
  ['a top in the eighth attempt', [miss, zone, miss, zone, miss, miss, miss, top], 'moreTop'],
  ['a zone in the sixth', [miss, miss, miss, miss, miss, zone], 'moreZone'],
  ['misses', [miss, miss, miss, miss, miss, miss], 'more'],
])('says in the last cell what it stands for: %s', (_name, tries, kind) => {
  expect(boulderCells(tries, 1).at(-1)).toMatchObject({ text: `+${tries.length - 4}`, kind });
});

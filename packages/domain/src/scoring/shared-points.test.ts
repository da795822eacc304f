import { defaultScoringSettings } from '../competition/settings.ts';
import type { BoardEntry } from '../model.ts';
import { board, boulderResult as b, boulders, climbed } from '../testing/board-builders.ts';
import { marksOf } from './marks.ts';
import { othersReached, sharedPoints } from './shared-points.ts';

const settings = { ...defaultScoringSettings, sharedPoints: true };
const routes = boulders(3, 2);
const field = [
  climbed('ada', [b('1/1/1'), b('1/2/2'), b('-/-/-')]),
  climbed('ben', [b('2/2/2'), b('1/-/-'), b('1/1/-')]),
  climbed('cleo', [b('1/-/-'), null, null]),
  climbed('dan', [b('1/1/1'), null, null], { status: 'RETIRED' }),
  climbed('eve', [b('1/1/1'), b('1/1/1'), null], { status: 'DSQ' }),
];

const rowsOf = (entries: readonly BoardEntry[]) =>
  entries.map(({ uuid, status, results }) => ({
    entry: uuid,
    status,
    marks: marksOf(results, routes, 'DEFAULT'),
  }));
const asked = { entry: 'cleo', index: 0, unconfirmedCounts: true };

/** What an entry has, route by route, in the eyes of its own card. */
function sumOf(entry: BoardEntry, entries: readonly BoardEntry[]): number {
  const points = routes.map((route, index) => {
    const result = entry.results.get(route.uuid);
    const others = othersReached(rowsOf(entries), { ...asked, entry: entry.uuid, index });
    return result ? sharedPoints(result, route, settings, others) : 0;
  });
  return points.reduce((sum, one) => sum + one, 0);
}

it('comes to what the board says, for everybody who is ranked', () => {
  const ranked = field.filter(({ status }) => status !== 'DSQ');
  for (const row of board('DEFAULT', routes, field, settings)) {
    const entry = ranked.find(({ uuid }) => uuid === row.entry);
    if (entry) expect(sumOf(entry, field)).toBeCloseTo(row.score ?? 0, 4);
  }
});

it('says beforehand what a top brings', () => {
  const [first] = routes;
  const before = othersReached(rowsOf(field), asked);
  expect(before).toEqual({ tops: 3, zone1: 3, zone2: 3 });
  const topped = field.map((one) => (one.uuid === 'cleo' ? climbed('cleo', [b('1/2/2'), null, null]) : one));
  const after = board('DEFAULT', routes, topped, settings).find(({ entry }) => entry === 'cleo');
  expect(first && sharedPoints(b('1/2/2'), first, settings, before)).toBeCloseTo(after?.score ?? 0, 4);
});

it('leaves out what nobody has confirmed, where that does not count', () => {
  const rows = rowsOf(field).map((row) => ({ ...row, ...(row.entry === 'ben' && { unconfirmed: '1..' }) }));
  expect(othersReached(rows, asked).tops).toBe(3);
  expect(othersReached(rows, { ...asked, unconfirmedCounts: false }).tops).toBe(2);
});

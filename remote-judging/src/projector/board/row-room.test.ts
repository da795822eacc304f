import { fittingName } from './fitting-name.ts';
import { roomIn, unitWidth } from './row-room.ts';

const hall = { width: 1720, routes: 15, digits: 4, unit: 54, ranking: false };

it('shows the day beside a long name in a hall', () =>
  expect(roomIn(hall)).toEqual({ day: true, letters: 41 }));

it.each([
  ['two columns have no room for fifteen routes', { width: 1013 }, false],
  ['they have for the four tiles of a final', { width: 1013, routes: 4 }, true],
  ['forty routes have narrower bars', { routes: 40 }, true],
  ['eighty would leave nothing to the name', { routes: 80 }, false],
  ['there is nothing to show without routes', { routes: 0 }, false],
  ['four figures leave room too', { ranking: true }, true],
])('%s', (_name, parts, day) => expect(roomIn({ ...hall, ...parts }).day).toBe(day));

it('leaves less to a name beside what a combined score is made of', () => {
  const unit = unitWidth({ figure: '199.7', unit: '', beside: '(99.7 + 100.0)' });
  expect(unit).toBeGreaterThan(unitWidth({ figure: '100', unit: 'pts', beside: '' }));
  expect(roomIn({ ...hall, unit }).letters).toBeLessThan(roomIn(hall).letters);
});

it.each([
  ['Ada', 'Ascent', 10, 'Ada Ascent'],
  ['Ada', 'Ascent', 9, 'A. Ascent'],
  ['Marie-Thérèse', 'von Hohenfels', 20, 'M.-T. von Hohenfels'],
  ['Ana María', 'Vukčević', 12, 'A. M. Vukčević'],
  ['Ångström', 'Ø', 3, 'Å. Ø'],
  ['Marie-Thérèse', '', 5, 'Marie-Thérèse'],
])('writes %s %s in %i letters as %s', (firstName, lastName, letters, written) =>
  expect(fittingName({ firstName, lastName }, letters)).toBe(written),
);

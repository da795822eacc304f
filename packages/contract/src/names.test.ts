import { camelNames, snakeNames } from './names.ts';

const uuid = '0198a5c0-1111-7000-8000-00000000000a';

it.each([
  [{ first_name: 'Ada' }, { firstName: 'Ada' }],
  [[{ child_entries: [{ is_full: true }] }], [{ childEntries: [{ isFull: true }] }]],
  [{ points_per_zone1: 1 }, { pointsPerZone1: 1 }],
  [{ route_points: { [uuid]: 3 } }, { routePoints: { [uuid]: 3 } }],
  ['first_name', 'first_name'],
  [null, null],
])('is %j on the wire and %j in the code', (wire, code) => {
  expect(camelNames(wire)).toEqual(code);
  expect(snakeNames(code)).toEqual(wire);
});

it('leaves alone what is no plain object, and what a list of figures is', () => {
  const date = new Date();
  const bytes = Buffer.from('abc');
  const figures = [1, 2, 3];
  const turned = camelNames({ made_at: date, some_bytes: bytes, all_figures: figures });
  expect(turned).toEqual({ madeAt: date, someBytes: bytes, allFigures: figures });
  expect(Object.values(turned as object)).toEqual([date, bytes, figures]);
});

it('turns what parsers make, on prototypes of their own', () => {
  const parsed: unknown = Object.assign(Object.create(Object.create(null) as object), {
    grant_type: 'password',
  });
  expect(camelNames(parsed)).toEqual({ grantType: 'password' });
  expect(camelNames(Object.assign(Object.create(null), { a_b: 1 }))).toEqual({ aB: 1 });
});

it('makes no name a way out of an object', () => {
  const turned = camelNames(JSON.parse('{"__proto__":{"polluted":true},"a_b":1}')) as Record<string, unknown>;
  expect(turned['polluted']).toBeUndefined();
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

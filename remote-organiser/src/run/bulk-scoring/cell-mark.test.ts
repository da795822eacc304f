import type { Route } from '@topout/contract';
import { cellMark } from './cell-mark.ts';

const route = (more: Partial<Route>): Route => ({
  uuid: '0198a5c0-1111-7000-8000-0000000000a1',
  name: '',
  circuitNumber: '1',
  colors: '',
  climbType: 'BOULDER',
  segmentsCount: 1,
  map: null,
  mapPosition: null,
  competitionRouteGroups: [],
  displayRouteGroupMapping: {},
  ...more,
});

it.each([
  ['', '.'],
  ['T1 Z1', 'F'],
  ['T3 Z1', 'T'],
  ['Z2 A4', 'z'],
  ['-', '-'],
  ['T100', '-'],
])('fills the tile of %s as "%s"', (code, mark) => expect(cellMark(code, route({}))).toBe(mark));

it('fills that of a sport route by its holds', () => {
  const lead = route({ climbType: 'SPORT', segmentsCount: 40 });
  expect(cellMark('23+', lead)).toBe('5');
  expect(cellMark('TOP', lead)).toBe('T');
});

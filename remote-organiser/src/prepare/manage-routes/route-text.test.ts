import type { Route } from '@topout/contract';
import { routeText } from './route-text.ts';

const route = (colors: string, climbType: Route['climbType'] = 'BOULDER') => ({ colors, climbType }) as Route;

it.each([
  ['#d23c34:white', 'Route 7, red and white, boulder'],
  ['#123456', 'Route 7, boulder'],
  ['', 'Route 7, white, boulder'],
])('says the colours of %s in words', (colors, text) => {
  expect(routeText(route(colors), '7')).toBe(text);
});

import type { RouteObject } from 'react-router-dom';
import { firstSights } from './first-sights.ts';
import { routes } from './routes.tsx';

const screensOf = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((screen) => [screen, ...screensOf(screen.children ?? [])]);

const handleOf = (path: string): unknown => screensOf(routes).find((screen) => screen.path === path)?.handle;

it.each([
  ':competition/judge/:route',
  ':competition/judge/:route/:user',
  ':competition/heats/:category',
  ':competition/held',
  ':competition/hand-over',
])('keeps a judge in the dark from one page to the next, before the scripts as well: %s', (path) => {
  expect(handleOf(path)).toMatchObject({ theme: 'dark' });
  expect(firstSights[`/${path}`]).toMatchObject({ theme: 'dark' });
});

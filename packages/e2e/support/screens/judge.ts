import { expect } from '../test.ts';
import { camille, gym, route } from './places.ts';
import type { Screen } from './screen.ts';

/** An ordinary judge's screens. */
export const judgeScreens: readonly Screen[] = [
  { name: 'routes', path: gym, heading: 'Comp Wall' },
  { name: 'not confirmed', path: `${gym}/unconfirmed`, heading: 'Not confirmed' },
  { name: 'queue', path: `${gym}/judge/${route(3)}`, heading: /^Queue/ },
  { name: 'boulder', path: `${gym}/judge/${route(3)}/${camille}`, heading: /^Log attempts/ },
  {
    name: 'boulder, not saved',
    path: `${gym}/judge/${route(4)}/${camille}`,
    heading: /^Log attempts/,
    open: async (page) => {
      await page.getByRole('button', { name: 'Try', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    },
  },
  { name: 'category, to enter', path: `${gym}/enter/confirm`, heading: 'Choose your category' },
  { name: 'hand-over', path: `${gym}/hand-over`, heading: 'Bring in results' },
  {
    name: 'sport, only to look at',
    path: `${gym}/judge/${route(23)}/${camille}`,
    heading: /^Log attempts/,
  },
];

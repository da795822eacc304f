import { expect } from '../test.ts';
import { camille, gym, jam } from './places.ts';
import type { Screen } from './screen.ts';

/** A competitor's screens. */
export const climberScreens: readonly Screen[] = [
  { name: 'scorecard', path: gym, heading: 'Camille Moreau', title: 'Scorecard' },
  {
    name: 'card to log on',
    path: `${jam}?route=0198a5c0-0005-7003-8000-000000000002`,
    heading: 'Camille Moreau',
    title: 'Scorecard',
    open: async (page) => {
      await expect(page.getByRole('group', { name: 'Log route 2' })).toBeVisible();
    },
  },
  {
    name: 'an appeal to write',
    path: `${jam}/disputes/new`,
    heading: 'Appeal against a result',
    title: 'Appeal against a result',
  },
  {
    name: 'own team',
    path: `${jam}/enter/entries/${camille}/team`,
    heading: 'Your team',
    title: 'Your team',
  },
  {
    name: 'card with a queue to join',
    path: `${jam}?route=0198a5c0-0005-7003-8000-00000000002d`,
    heading: 'Camille Moreau',
    title: 'Scorecard',
    open: async (page) => {
      await expect(page.getByRole('button', { name: 'Join the queue of 45' })).toBeVisible();
    },
  },
  {
    name: 'picture that did not arrive',
    path: '/profile/details',
    heading: 'About you',
    open: async (page) => {
      await page.route('**/api/media', (call) => call.abort());
      const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not sent') };
      await page.getByLabel(/^Picture/).setInputFiles(picture);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('An error occurred while uploading.')).toBeVisible();
    },
  },
];

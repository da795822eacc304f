import { expect } from '../test.ts';
import { gym } from './places.ts';
import type { Screen } from './screen.ts';

/** A competitor's screens. */
export const climberScreens: readonly Screen[] = [
  { name: 'scorecard', path: gym, heading: 'Camille Moreau', title: 'Scorecard' },
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

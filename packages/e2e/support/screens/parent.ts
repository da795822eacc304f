import { expect } from '../test.ts';
import { gym } from './places.ts';
import type { Screen } from './screen.ts';

/** The screens of a parent of two. */
export const parentScreens: readonly Screen[] = [
  { name: 'profile', path: '/profile', heading: 'Devices', title: 'Profile' },
  { name: 'profile details', path: '/profile/details', heading: 'About you' },
  {
    name: 'leaving',
    path: '/profile',
    heading: 'Devices',
    open: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    },
  },
  { name: 'change e-mail', path: '/profile/email', heading: 'Change e-mail' },
  { name: 'change password', path: '/profile/password', heading: 'Change password' },
  { name: 'scorecard of a child', path: gym, heading: /Okafor$/, title: 'Scorecard' },
  { name: 'competitors', path: `${gym}/enter/competitors`, heading: 'Your competitors' },
  { name: 'new competitor', path: `${gym}/enter/competitors/add`, heading: 'Add a competitor' },
  {
    name: 'change competitor',
    path: `${gym}/enter/competitors/0198a5c0-0009-7008-8000-000000000005`,
    heading: /Zoë/,
  },
  {
    name: 'removing a competitor',
    path: '/profile/competitors/0198a5c0-0009-7008-8000-000000000005',
    heading: /Zoë/,
    open: async (page) => {
      await page.getByRole('button', { name: /^Remove Zoë/ }).click();
      await expect(page.getByRole('dialog', { name: /^Remove Zoë/ })).toBeVisible();
    },
  },
];

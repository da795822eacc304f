import { newcomer } from '../accounts.ts';
import { giveEmail } from '../enter.ts';
import { expect } from '../test.ts';
import { camille, gym, jam, league, past, preloaded, speed } from './places.ts';
import type { Screen } from './screen.ts';

/** The screens of people without an account. */
export const visitorScreens: readonly Screen[] = [
  { name: 'home', path: '/', heading: 'Climbing competitions, live', title: 'Competitions' },
  { name: 'app', path: '/app', heading: /Topout App/ },
  { name: 'sign in', path: '/sign-in', heading: 'Sign in', title: 'Sign in' },
  { name: 'sign up', path: '/sign-up', heading: 'Create an account', title: 'Create an account' },
  { name: 'forgotten password', path: '/reset-password', heading: 'Forgot your password?' },
  { name: 'new password', path: '/reset-password#token=x', heading: 'Choose a new password' },
  { name: 'not found', path: '/nowhere', heading: 'Page not found', title: 'Page not found' },
  { name: 'welcome', path: `${gym}/enter`, heading: 'Welcome', title: 'Welcome' },
  { name: 'ticket, by its short address', path: '/ticket', heading: 'Your ticket', title: 'Your ticket' },
  { name: 'ticket', path: `${gym}/ticket`, heading: 'Your ticket', title: 'Your ticket' },
  { name: 'no tablet', path: `${jam}/tablet`, heading: 'This is no tablet of the desk' },
  { name: 'teams', path: `${jam}/teams`, heading: 'Teams', title: 'Teams' },
  { name: 'raffle in the hall', path: `${jam}/screen/raffle`, heading: 'Raffle', title: 'Raffle' },
  { name: 'bracket', path: `${speed}/bracket`, heading: /^Women/ },
  { name: 'plan', path: `${jam}/plan`, heading: 'Plan', title: 'Plan' },
  { name: 'clock', path: `${jam}/clock`, heading: 'Chalk Jam', title: 'Clock' },
  { name: 'e-mail', path: `${gym}/enter/email`, heading: 'What’s your e-mail?' },
  { name: 'age', path: `${gym}/enter/age`, heading: 'When were you born?' },
  {
    name: 'too young',
    path: `${gym}/enter/age`,
    heading: 'When were you born?',
    open: async (page) => {
      await page.getByLabel('Year of birth').fill(String(new Date().getUTCFullYear() - 3));
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText("You're too young, get an adult")).toBeVisible();
    },
  },
  {
    name: 'registration after its first steps',
    path: `${gym}/enter/email`,
    heading: 'What’s your e-mail?',
    open: async (page) => {
      await giveEmail(page, newcomer('Ada', 'Answered').email);
      await page.getByLabel('Year of birth').fill('1990');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('link', { name: 'Change E-mail' })).toBeVisible();
    },
  },
  {
    name: 'registration with errors',
    path: `${gym}/enter/register`,
    heading: 'Nice to meet you',
    open: async (page) => {
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('Required').first()).toBeVisible();
    },
  },
  {
    name: 'terms',
    path: `${gym}/enter/register`,
    heading: 'Nice to meet you',
    open: async (page) => {
      await page.getByRole('button', { name: 'terms of use' }).click();
      await expect(page.getByRole('dialog', { name: 'Terms of use' })).toBeVisible();
    },
  },
  { name: 'login', path: `${gym}/enter/login`, heading: 'Welcome back' },
  { name: 'competitor number', path: `${preloaded}/enter/competitor-number`, heading: 'Find yourself' },
  { name: 'not listed', path: `${preloaded}/enter/not-listed`, heading: 'Not on the list?' },
  { name: 'entry not allowed', path: `${past}/enter`, heading: 'Entry not allowed' },
  { name: 'staff landing', path: `${gym}/admin`, heading: 'Staff' },
  { name: 'staff sign-in', path: `${gym}/admin/login`, heading: 'Sign in as staff' },
  { name: 'e-mail not changed', path: '/confirm-email#token=x', heading: 'E-mail not changed' },
  { name: 'judge of what is over', path: `${past}/judge#key=x`, heading: 'Competition closed' },
  { name: 'judge without a key', path: `${gym}/judge`, heading: 'Judging' },
  {
    name: 'leaderboard',
    path: `${gym}/entries`,
    heading: 'Leaderboard',
    title: 'Leaderboard',
    // One category of three: looking at all takes longer, and shows nothing more.
    open: async (page) => {
      await page.getByRole('group', { name: 'Categories' }).getByRole('button').first().click();
      await expect(page.getByRole('table')).toHaveCount(1);
    },
  },
  {
    name: 'the app, from a row',
    path: `${past}/entries`,
    heading: 'Leaderboard',
    open: async (page) => {
      await page.getByRole('row').nth(1).getByRole('button').click();
      await expect(page.getByRole('dialog', { name: 'Use the Topout App' })).toBeVisible();
    },
  },
  {
    name: 'menu',
    path: `${past}/entries`,
    heading: 'Leaderboard',
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign in' })).toBeVisible();
    },
  },
  {
    name: 'why a place',
    path: `${past}/entries`,
    heading: 'Leaderboard',
    open: async (page) => {
      await page.getByRole('row').nth(2).getByRole('link').click();
      await expect(page.getByRole('dialog').getByText(/^Behind/)).toBeVisible();
    },
  },
  {
    name: 'league',
    path: `/leagues/${league}`,
    heading: 'Tidemill Series',
    // One category of three, as on the board.
    open: async (page) => {
      await page.getByRole('group', { name: 'Categories' }).getByRole('button').first().click();
      await page.getByText('Competitions, and how it counts').click();
      await expect(page.getByRole('table')).toHaveCount(1);
    },
  },
  { name: 'public scorecard', path: `${gym}?entry=${camille}`, heading: /^Camille/, title: 'Scorecard' },
];

import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount, demoGym } from './demo.ts';
import { signIn } from './judging.ts';
import { expect } from './test.ts';

/** A screen as one visits it by its address. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A heading that stands there once everything is loaded. */
  readonly heading: string | RegExp;
  /** In the browser's tab before the competition's name; without it not compared. */
  readonly title?: string;
  /** Opens what hides behind a button. */
  readonly open?: (page: Page) => Promise<void>;
}

const gym = `/${demoGym.uuid}`;
const past = '/0198a5c0-0000-7000-8000-000000000002';
const preloaded = '/0198a5c0-0000-7000-8000-000000000004';
const route = (number: number) => `0198a5c0-0001-7003-8000-${number.toString(16).padStart(12, '0')}`;
const stage = '0198a5c0-0001-7004-8000-000000000001';
const league = '0198a5c0-0001-700d-8000-000000000001';
const sheets = ['qr', 'starts', 'routes', 'cards', 'results'];
const camille = '0198a5c0-0009-7008-8000-000000000003';

/** Every screen of the journeys, by who visits it. */
export const screens: Readonly<Record<string, readonly Screen[]>> = {
  Visitor: [
    { name: 'home', path: '/', heading: 'Climbing competitions, live', title: 'Competitions' },
    { name: 'app', path: '/app', heading: /Topout App/ },
    { name: 'sign in', path: '/sign-in', heading: 'Sign in', title: 'Sign in' },
    { name: 'sign up', path: '/sign-up', heading: 'Create an account', title: 'Create an account' },
    { name: 'forgotten password', path: '/reset-password', heading: 'Forgot your password?' },
    { name: 'new password', path: '/reset-password#token=x', heading: 'Choose a new password' },
    { name: 'not found', path: '/nowhere', heading: 'Page not found', title: 'Page not found' },
    { name: 'welcome', path: `${gym}/enter`, heading: 'Welcome', title: 'Welcome' },
    { name: 'e-mail', path: `${gym}/enter/email`, heading: 'What’s your e-mail?' },
    { name: 'age', path: `${gym}/enter/age`, heading: 'When were you born?' },
    {
      name: 'too young',
      path: `${gym}/enter/age`,
      heading: 'When were you born?',
      open: async (page) => {
        await page.getByLabel('Year of birth').fill(String(new Date().getFullYear() - 3));
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByText("You're too young, get an adult")).toBeVisible();
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
  ],
  Competitor: [{ name: 'scorecard', path: gym, heading: 'Camille Moreau', title: 'Scorecard' }],
  'Parent of two': [
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
  ],
  Judge: [
    { name: 'routes', path: gym, heading: 'Comp Wall' },
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
    { name: 'hand-over', path: `${gym}/hand-over`, heading: 'Bring in results' },
    {
      name: 'sport, only to look at',
      path: `${gym}/judge/${route(23)}/${camille}`,
      heading: /^Log attempts/,
    },
  ],
  Organiser: [
    { name: 'own competitions', path: '/organise', heading: 'My competitions', title: 'My competitions' },
    { name: 'new competition', path: '/organise/new', heading: 'What and when', title: 'New competition' },
    { name: 'set-up', path: `${gym}/setup`, heading: 'Ready to run', title: 'Set-up' },
    { name: 'settings', path: `${gym}/setup/settings`, heading: 'Settings', title: 'Settings' },
    { name: 'venue', path: `${gym}/setup/venue`, heading: 'Venue', title: 'Venue' },
    { name: 'categories', path: `${gym}/setup/categories`, heading: 'Stages and categories' },
    { name: 'routes and map', path: `${gym}/setup/routes`, heading: /^Routes 24/ },
    { name: 'route groups', path: `${gym}/setup/route-groups`, heading: 'Route groups' },
    { name: 'steering the screens', path: `${gym}/screen/control`, heading: 'Steer the screens' },
    { name: 'sport', path: `${gym}/judge/${route(23)}/${camille}`, heading: /^Log attempts/ },
    {
      name: 'entry sheet',
      path: `${past}/entries`,
      heading: 'Leaderboard',
      open: async (page) => {
        await page.getByRole('row').nth(1).getByRole('button').click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'statuses',
      path: `${past}/entries`,
      heading: 'Leaderboard',
      open: async (page) => {
        await page.getByRole('row').nth(1).getByRole('button').click();
        await page.getByRole('button', { name: 'Change status...' }).click();
        await expect(page.getByRole('dialog', { name: /: Status$/ })).toBeVisible();
      },
    },
    {
      name: 'merge',
      path: `${past}/entries`,
      heading: 'Leaderboard',
      open: async (page) => {
        await page.getByRole('row').nth(1).getByRole('button').click();
        await page.getByRole('button', { name: 'Merge with entry...' }).click();
        await page.getByRole('row').nth(3).getByRole('button').click();
        await expect(page.getByRole('dialog', { name: 'We will merge' }).getByText('Stays')).toBeVisible();
      },
    },
    { name: 'dashboard', path: `${gym}/dashboard`, heading: 'Right now', title: 'Dashboard' },
    {
      name: 'judging code',
      path: `${gym}/dashboard`,
      heading: 'Right now',
      open: async (page) => {
        await page.getByRole('button', { name: 'Show QR code: Judging' }).click();
        await expect(page.getByRole('dialog', { name: 'Judging' })).toBeVisible();
      },
    },
    {
      name: 'judging areas',
      path: `${gym}/manage-routes/areas`,
      heading: 'Routes',
      title: 'Manage routes',
      open: async (page) => {
        await page.getByRole('button', { name: /^Cave & Slab/ }).click();
        await expect(page.getByRole('heading', { name: /^Judges of/ })).toBeVisible();
      },
    },
    { name: 'route numbers', path: `${gym}/order-routes`, heading: 'Manage routes' },
    { name: 'staff', path: `${gym}/setup/staff`, heading: 'Invite a judge', title: 'Staff and judges' },
    { name: 'entry', path: `${gym}/entries/${camille}`, heading: 'Camille Moreau' },
    { name: 'import', path: `${gym}/setup/import`, heading: 'Import competitors' },
    {
      name: 'import, with errors',
      path: `${gym}/setup/import`,
      heading: 'Import competitors',
      open: async (page) => {
        await page
          .getByRole('textbox', { name: 'Rows' })
          .fill('Name,Category\nAda Lovelace,Women\nBob,Nowhere');
        await expect(page.getByText('There is no category “Nowhere” in this competition.')).toBeVisible();
      },
    },
    {
      name: 'import of 200',
      path: `${gym}/setup/import`,
      heading: 'Import competitors',
      open: async (page) => {
        const people = Array.from({ length: 200 }, (_, n) => `Ada Listed${n},${n % 9 === 0 ? '' : 'Women'}`);
        await page.getByRole('textbox', { name: 'Rows' }).fill(['Name,Category', ...people].join('\n'));
        await expect(page.getByRole('button', { name: 'Enter 177 competitors' })).toBeVisible();
      },
    },
    { name: 'bulk scoring', path: `${gym}/bulk-scoring`, heading: 'Bulk scoring' },
    { name: 'history', path: `${gym}/history`, heading: 'History' },
    { name: 'results', path: `${gym}/results`, heading: 'What was published', title: 'Results' },
    {
      name: 'starting groups',
      path: `${gym}/results`,
      heading: 'Results',
      open: async (page) => {
        await page.getByRole('button', { name: 'Starting groups' }).click();
        await expect(page.getByRole('dialog').getByText('Women')).toBeVisible();
      },
    },
    {
      name: 'starting groups, before they are drawn',
      path: `${gym}/results/groups/${stage}`,
      heading: 'Nothing is drawn yet',
      title: 'Starting groups',
    },
    { name: 'own leagues', path: '/organise/leagues', heading: 'My leagues', title: 'My leagues' },
    { name: 'league, to change', path: `/organise/leagues/${league}`, heading: 'How it counts' },
    ...sheets.map((sheet): Screen => ({
      name: `sheets: ${sheet}`,
      path: `${past}/print?sheet=${sheet}`,
      heading: 'Print',
      title: 'Print',
    })),
    { name: 'held results', path: `${gym}/held`, heading: 'Held results' },
  ],
};

/** Signs in as one of the demo's people; a visitor stays nobody. */
export async function become(page: Page, request: APIRequestContext, role: string): Promise<void> {
  if (role !== 'Visitor') await signIn(page, await demoAccount(request, role));
}

/** Opens a screen and waits until it is all there. */
export async function visitScreen(page: Page, { path, heading, open }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await open?.(page);
}

import { expect } from '../test.ts';
import { camille, gym, jam, league, past, preloaded, route, speed, speedWomen, stage } from './places.ts';
import type { Screen } from './screen.ts';

const sheets = ['qr', 'starts', 'routes', 'cards', 'cautions', 'results'];

/** The screens of a head judge who organises. */
export const organiserScreens: readonly Screen[] = [
  { name: 'own competitions', path: '/organise', heading: 'My competitions', title: 'My competitions' },
  { name: 'new competition', path: '/organise/new', heading: 'What and when', title: 'New competition' },
  { name: 'set-up', path: `${gym}/setup`, heading: 'Ready to run', title: 'Set-up' },
  { name: 'settings', path: `${gym}/setup/settings`, heading: 'Settings', title: 'Settings' },
  { name: 'venue', path: `${gym}/setup/venue`, heading: 'Venue', title: 'Venue' },
  { name: 'categories', path: `${gym}/setup/categories`, heading: 'Stages and categories' },
  { name: 'routes and map', path: `${gym}/setup/routes`, heading: /^Routes 24/ },
  { name: 'timing devices', path: `${speed}/setup/timing`, heading: 'Timing devices' },
  { name: 'heats', path: `${speed}/heats/${speedWomen}`, heading: /Heat \d of 8/ },
  { name: 'other web sites', path: `${gym}/setup/embed`, heading: 'Other web sites' },
  { name: 'sponsors', path: `${speed}/setup/sponsors`, heading: /^Sponsors$/, title: 'Sponsors' },
  { name: 'plan of a stage', path: `${gym}/plan/control`, heading: 'Change the plan' },
  { name: 'route groups', path: `${gym}/setup/route-groups`, heading: 'Route groups' },
  { name: 'a tablet to hand round', path: `${jam}/tablet`, heading: 'Hand this tablet round' },
  { name: 'markers', path: `${gym}/markers`, heading: 'Markers', title: 'Markers' },
  { name: 'running the clock', path: `${jam}/clock/control`, heading: 'Run the clock' },
  { name: 'steering the screens', path: `${gym}/screen/control`, heading: 'Steer the screens' },
  {
    name: 'steering one screen',
    path: `${gym}/screen/control?screen=left`,
    heading: 'Steer the screens',
    open: async (page) => {
      const left = page.getByRole('button', { name: 'left', exact: true });
      await expect(page.getByRole('button', { name: 'Add screen' })).toBeVisible();
      if ((await left.count()) === 0) {
        await page.getByRole('textbox', { name: 'Name of another screen' }).fill('Left');
        await page.getByRole('button', { name: 'Add screen' }).click();
      }
      await expect(page.getByText(/^left (follows|has)/)).toBeVisible();
    },
  },
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
      await expect(page.getByRole('dialog', { name: 'We will merge' }).getByText('Becomes')).toBeVisible();
    },
  },
  { name: 'dashboard', path: `${gym}/dashboard`, heading: 'The wall, right now', title: 'Dashboard' },
  {
    name: 'judging code',
    path: `${gym}/dashboard`,
    heading: 'The wall, right now',
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
  { name: 'questions', path: `${gym}/setup/questions`, heading: 'Questions' },
  { name: 'sessions', path: `${jam}/setup/sessions`, heading: 'Sessions' },
  { name: 'staff', path: `${gym}/setup/staff`, heading: 'Invite by e-mail', title: 'Staff and judges' },
  { name: 'entry', path: `${gym}/entries/${camille}`, heading: 'Camille Moreau' },
  { name: 'add a competitor', path: `${gym}/setup/add-competitor`, heading: 'Add a competitor' },
  {
    name: 'add a competitor, who is entered already',
    path: `${gym}/setup/add-competitor`,
    heading: 'Add a competitor',
    open: async (page) => {
      await page.getByLabel('First name').fill('Camille');
      await page.getByLabel('Last name').fill('Moreau');
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Women');
      await page.getByRole('button', { name: 'Add competitor' }).click();
      await expect(page.getByText('Camille Moreau is entered already')).toBeVisible();
    },
  },
  { name: 'teams to manage', path: `${jam}/teams/edit`, heading: 'Manage teams', title: 'Manage teams' },
  {
    name: 'team of somebody',
    path: `${jam}/teams/edit`,
    heading: 'Manage teams',
    open: async (page) => {
      await page.getByRole('list', { name: 'Slab Happy' }).getByRole('button').first().click();
      await expect(page.getByRole('dialog', { name: /^Team of / })).toBeVisible();
    },
  },
  { name: 'raffle', path: `${jam}/raffle`, heading: 'Raffle', title: 'Raffle' },
  { name: 'announcements', path: `${gym}/announcements`, heading: 'Announcements', title: 'Announcements' },
  {
    name: 'appeals and queries',
    path: `${gym}/disputes`,
    heading: 'Appeals and queries',
    title: 'Appeals and queries',
  },
  { name: 'worth a look', path: `${gym}/worth-a-look`, heading: 'Worth a look', title: 'Worth a look' },
  { name: 'check-in', path: `${gym}/check-in`, heading: 'Check-in', title: 'Check-in' },
  {
    name: 'check-in, a person',
    path: `${gym}/check-in`,
    heading: 'Check-in',
    open: async (page) => {
      await page.getByRole('searchbox').fill('Camille Mor');
      await page.getByRole('searchbox').press('Enter');
      await page.getByRole('switch', { name: /^Paid/ }).click();
      await expect(page.getByLabel('Amount')).toBeVisible();
    },
  },
  {
    name: 'walk-in',
    path: `${gym}/check-in`,
    heading: 'Check-in',
    open: async (page) => {
      await page.getByRole('button', { name: 'Walk-in' }).click();
      await expect(page.getByRole('dialog', { name: 'Add a walk-in' })).toBeVisible();
    },
  },
  { name: 'marshal', path: `${gym}/marshal`, heading: 'Marshal’s board', title: 'Marshal’s board' },
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
  { name: 'route figures', path: `${gym}/results/routes`, heading: 'Route figures' },
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
  {
    name: 'sheets: tickets',
    path: `${preloaded}/print?sheet=tickets`,
    heading: 'Print',
    title: 'Print',
    open: async (page) => {
      await page.getByRole('button', { name: 'Make tickets' }).click();
      await expect(page.getByRole('button', { name: /^New code for/ }).first()).toBeVisible();
    },
  },
  { name: 'held results', path: `${gym}/held`, heading: 'Held results' },
];

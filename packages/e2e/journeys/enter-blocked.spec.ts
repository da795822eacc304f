import { newcomer, register } from '../support/accounts.ts';
import { openCompetition } from '../support/competition.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

const day = 86_400_000;

test('says why nobody can enter, wherever somebody comes in', async ({ page, request }) => {
  const { uuid, organiser } = await openCompetition(request, { name: 'Closed Shop', field: { Open: [] } });
  const change = (patch: object) => organiser.patch(`/competitions/${uuid}`, patch);
  // What the server writes into the page may be a second old.
  const shows = (reason: string | RegExp) =>
    expect(async () => {
      await page.goto(`/${uuid}/enter`);
      await expect(page.locator('#content').getByText(reason)).toBeVisible({ timeout: 3_000 });
    }).toPass();
  await change({ entries_close_time: new Date(Date.now() - 60_000).toISOString() });
  await page.goto(`/${uuid}/enter`);
  await expect(page.getByRole('heading', { name: 'Entry not allowed' })).toBeVisible();
  await expect(page.locator('#content').getByText('Entries are closed.')).toBeVisible();
  await page.goto(`/${uuid}/enter/register`);
  await expect(page.getByRole('heading', { name: 'Entry not allowed' })).toBeVisible();
  await page.getByRole('link', { name: 'See the leaderboard' }).click();
  await expect(page).toHaveURL(`/${uuid}/entries`);

  await change({ entries_close_time: null, cancelled: true });
  await shows('This competition has been cancelled.');
  await change({
    cancelled: false,
    start_time: new Date(Date.now() + day).toISOString(),
    end_time: new Date(Date.now() + 2 * day).toISOString(),
    entries_open_time: new Date(Date.now() + day / 2).toISOString(),
  });
  await shows(/^Entries open on .+\.$/);
});

test('lets entered people in once entries are closed: by the mail, and by signing in', async ({
  page,
  request,
  browser,
}) => {
  const { uuid, organiser } = await openCompetition(request, { name: 'Late Door', field: { Open: [] } });
  const person = newcomer('Ella', 'Entered');
  const api = await register(request, person);
  await api.patch('/profiles/me', { year_of_birth: 1990, gender: 'FEMALE' });
  const { stages } = await api.get<{ stages: { categories: { uuid: string }[] }[] }>(`/competitions/${uuid}`);
  await api.post(`/competitions/${uuid}/entries`, { category: stages[0]?.categories[0]?.uuid });
  await organiser.patch(`/competitions/${uuid}`, {
    entries_close_time: new Date(Date.now() - 60_000).toISOString(),
  });

  const link = linkIn(await mailTo(request, person.email, 'Entered: Late Door'));
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(page.getByRole('heading', { name: 'Ella Entered' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('Logged in as Ella Entered.')).toBeVisible();

  const elsewhere = await browser.newPage();
  // A code works once; the card is still public.
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Ella Entered' })).toBeVisible();
  await elsewhere.goto(`/${uuid}`);
  await elsewhere.getByRole('link', { name: 'Entered already? Sign in' }).click();
  await elsewhere.getByLabel('E-mail').fill(person.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(person.password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere).toHaveURL(`/${uuid}`);
  await expect(elsewhere.getByRole('heading', { name: 'Ella Entered' })).toBeVisible();
  await elsewhere.close();
});

test('waits for a place in a full category, moves up when one gets free, and is told by mail', async ({
  page,
  request,
}) => {
  const { uuid, organiser, climbers } = await openCompetition(request, {
    name: 'Small Room',
    field: { Tiny: ['Tom'], Wide: [] },
    capacities: { Tiny: 1 },
  });
  const person = newcomer('Wanda', 'Waiting');
  const api = await register(request, person);
  await api.patch('/profiles/me', { year_of_birth: 1990, gender: 'FEMALE' });
  await page.goto(`/${uuid}/enter/login`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('radio', { name: /Tiny.*Full: you’ll join the waiting list/ }).check();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();

  await expect(page.getByRole('heading', { name: "You're on the waiting list, place 1" })).toBeVisible();
  await mailTo(request, person.email, 'On the waiting list of Small Room');
  await page.getByRole('link', { name: 'To the competition' }).click();
  await expect(page.getByText("You're on the waiting list, place 1")).toBeVisible();

  await organiser.delete(`/competitions/${uuid}/entries/${climbers[0]?.uuid ?? ''}`);
  await mailTo(request, person.email, 'You have a place at Small Room');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Wanda Waiting' })).toBeVisible();
  await expect(page.getByText("You're on the waiting list, place 1")).toBeHidden();
});

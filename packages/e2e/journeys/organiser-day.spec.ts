import { newcomer, nameOf, register, signedIn } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { demoAccount } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

/** A laptop, without a touch screen. */
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

interface Made {
  readonly uuid: string;
  readonly judge_key: string;
  readonly route_groups: readonly { readonly uuid: string }[];
}

/** The demo's gym, with its map. */
const venue = '0198a5c0-0001-7001-8000-000000000001';

/** A competition tomorrow on three of the gym's routes, where judges need approval. */
async function aCompetition(organiser: Api): Promise<Made> {
  const tomorrow = Date.now() + 86_400_000;
  const made = await organiser.post<Made>('/competitions', {
    name: `Organiser’s day ${tomorrow}`,
    start_time: new Date(tomorrow).toISOString(),
    end_time: new Date(tomorrow + 6 * 3_600_000).toISOString(),
    venue,
    categories: [{ name: 'Women' }],
    settings: { judges_need_approval: true },
  });
  const routes = await organiser.get<{ uuid: string }[]>(`/venues/${venue}/routes`);
  await organiser.patch(
    `/competitions/${made.uuid}/route-numbers`,
    routes.slice(0, 3).map(({ uuid }, index) => ({
      route: uuid,
      number: index + 1,
      route_group: made.route_groups[0]?.uuid,
    })),
  );
  return made;
}

test('runs the day: admin login, a judge let in, an area, numbers swapped, the stage closed', async ({
  page,
  request,
}) => {
  const account = await demoAccount(request, 'Organiser');
  const organiser = await signedIn(request, account);
  const { uuid, judge_key: key } = await aCompetition(organiser);
  const person = newcomer('Jana', 'Judge');
  const judge = await register(request, person);
  await judge.post(`/competitions/${uuid}/judge`, { key });

  await page.goto(`/${uuid}/admin`);
  await page.getByRole('link', { name: 'Sign in as staff' }).click();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/${uuid}/dashboard`);

  await page.getByRole('link', { name: /1 judge request/ }).click();
  await expect(page.getByText(nameOf(person))).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('region', { name: /Waiting for approval/ })).toBeHidden();
  await expect(page.getByRole('button', { name: `Remove ${nameOf(person)}` })).toBeVisible();

  await page.goto(`/${uuid}/dashboard`);
  await page.getByRole('link', { name: 'Add a competitor' }).click();
  for (const [firstName, number] of [
    ['Lia', '7'],
    ['Lou', '8'],
  ] as const) {
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill('Late');
    await page.getByLabel('Number (optional)').fill(number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `${firstName} Late` })).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Lou Late' })).toBeHidden();
  await page.goto(`/${uuid}/entries`);
  await expect(page.getByRole('row', { name: /Lia Late/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Lou Late/ })).toBeHidden();

  await page.goto(`/${uuid}/manage-routes/areas`);
  await page.getByRole('button', { name: 'Add new judging area' }).click();
  await page.getByLabel('Name of the area').fill('North wall');
  await page.getByRole('button', { name: 'Create area' }).click();
  await expect(page.getByRole('button', { name: 'North wall 0', pressed: true })).toBeVisible();
  await page
    .getByRole('figure')
    .getByRole('button', { name: /^Route 1,/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'North wall 1' })).toBeVisible();
  await page.getByRole('checkbox', { name: nameOf(person) }).check();
  await expect(page.getByText(`${nameOf(person)} judges in North wall.`)).toBeVisible();

  await page.getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('button', { name: 'Women', exact: true }).click();
  const first = page.getByRole('combobox', { name: 'Number of Route 1', exact: true });
  const row = page.getByRole('row').filter({ has: first });
  // Its name: the number on its hold changes.
  const moved = (await row.getByRole('rowheader').innerText()).trim().split('\n').at(-1) ?? '';
  await first.selectOption('2');
  await expect(page.getByText('Route 1 has number 2, Route 2 took its old one.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Women', exact: true }).click();
  const second = page.getByRole('combobox', { name: 'Number of Route 2', exact: true });
  await expect(page.getByRole('row').filter({ has: second })).toContainText(moved);

  await page.goto(`/${uuid}/dashboard`);
  await page.getByRole('button', { name: 'Show QR code: Judging' }).click();
  await expect(page.getByRole('dialog', { name: 'Judging' })).toContainText(`/${uuid}/judge#key=`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close judging' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close judging' }).click();
  await expect(page.getByText('Judging was closed at')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen judging' })).toBeVisible();
});

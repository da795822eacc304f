import { nameOf, newcomer, register } from '../support/accounts.ts';
import { lineOf } from '../support/board.ts';
import { openCompetition } from '../support/competition.ts';
import { fillRegistration, giveEmail } from '../support/enter.ts';
import { signIn } from '../support/judging.ts';
import { mailTo } from '../support/mail.ts';
import { expect, type Page, test } from '../support/test.ts';

// The test, which breaks the line, does not always see calls that pass through a worker just put in charge.
test.use({ serviceWorkers: 'block' });

const thisYear = new Date().getUTCFullYear();

async function addChild(page: Page, firstName: string, yearOfBirth: number) {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Okonkwo');
  await page.getByLabel('Year of birth').fill(String(yearOfBirth));
  await page.getByRole('radio', { name: 'Other' }).check();
}

test('registers, adds three children, enters them together and follows each', async ({ page, request }) => {
  const { uuid } = await openCompetition(request, { name: 'Family Day', field: { Kids: [], Youth: [] } });
  const parent = newcomer('Ngozi', 'Okonkwo');
  await page.goto(`/${uuid}/enter`);
  await page.getByRole('button', { name: "I'm a parent" }).click();
  await giveEmail(page, parent.email);
  await fillRegistration(page, parent);
  await expect(page.getByLabel('Year of birth')).toBeHidden();
  await page.getByRole('button', { name: 'Register' }).click();

  await page.getByRole('link', { name: 'Add competitor' }).click();
  await addChild(page, 'Emeka', thisYear - 8);
  await expect(page.getByRole('checkbox', { name: 'Show the full name in public' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Add competitor' }).click();
  await page.getByRole('link', { name: 'Add another competitor' }).click();
  await addChild(page, 'Ada', thisYear - 17);
  await expect(page.getByRole('checkbox', { name: 'Show the full name in public' })).toBeHidden();
  await page.getByRole('button', { name: 'Add competitor' }).click();

  await page.getByRole('link', { name: 'Add another competitor' }).click();
  await addChild(page, 'Chidi', thisYear - 10);
  await page.getByRole('button', { name: 'Add competitor' }).click();

  await page.getByRole('button', { name: 'Enter 3 competitors' }).click();
  await expect(page.getByText('Required')).toHaveCount(3);
  const [first, second] = [page.getByLabel('Category').first(), page.getByLabel('Category').nth(1)];
  await page.getByLabel('Category').last().selectOption('Kids');
  await first.selectOption('Kids');
  await second.selectOption('Not this time');
  await expect(page.getByRole('button', { name: 'Enter 2 competitors' })).toBeVisible();
  await second.selectOption('Youth');
  await page.getByRole('button', { name: 'Enter 3 competitors' }).click();

  await expect(page).toHaveURL(`/${uuid}`);
  const owners = page.getByLabel('Competitors');
  await owners.selectOption('Ada Okonkwo');
  await expect(page.getByRole('heading', { name: 'Ada Okonkwo' })).toBeVisible();
  await owners.selectOption('Emeka Okonkwo');
  await expect(page.getByRole('heading', { name: 'Emeka Okonkwo' })).toBeVisible();
  await expect(owners.getByRole('option').last()).toHaveText('Add more...');
  await page.getByRole('link', { name: 'View Leaderboard' }).click();
  await expect(lineOf(page, 'Emeka')).toContainText('Emeka O.');
  await expect(lineOf(page, 'Ada')).toContainText('Ada Okonkwo');
  await expect(lineOf(page, 'Chidi')).toContainText('Chidi O.');
  const mail = await mailTo(request, parent.email, 'Entered: Family Day');
  for (const name of ['Emeka', 'Ada', 'Chidi']) expect(mail.text).toContain(`${name} Okonkwo`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText(`Logged in as ${nameOf(parent)}.`)).toBeVisible();
});

test('enters whom it can, once: pressed twice, the line gone in between, and one too many', async ({
  page,
  request,
}) => {
  const { uuid, organiser } = await openCompetition(request, { name: 'Two Places', field: { Kids: [] } });
  await organiser.patch(`/competitions/${uuid}`, { capacity: 2 });
  const parent = newcomer('Pia', 'Pereira');
  const api = await register(request, parent);
  for (const first_name of ['Ana', 'Rui', 'Zita']) {
    const child = { first_name, last_name: 'Pereira', year_of_birth: thisYear - 9, gender: 'OTHER' };
    await api.post('/profiles/me/children', child);
  }
  let sent = 0;
  await page.route('**/entries/bulk', async (call) => {
    sent += 1;
    if (sent > 1) return call.continue();
    // The server enters them; the phone never hears of it.
    await call.fetch();
    return call.abort('connectionreset');
  });
  await signIn(page, parent, `/${uuid}/enter/competitors`);
  await page.getByRole('button', { name: 'Enter 3 competitors' }).dblclick();
  await expect(page.getByText('Network error occurred')).toBeVisible();
  await expect(page.getByText('Entered: Kids')).toHaveCount(2);
  expect(sent).toBe(1);

  await page.getByRole('button', { name: 'Enter 1 competitor', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This competition is full.' })).toBeVisible();
  await expect(page.getByText('Entered: Kids')).toHaveCount(2);
  const { data } = await organiser.get<{ data: { user: { first_name: string } }[] }>(
    `/competitions/${uuid}/entries`,
  );
  expect(data.map(({ user }) => user.first_name).toSorted()).toEqual(['Ana', 'Rui']);
  const { text } = await mailTo(request, parent.email, 'Entered: Two Places');
  expect([text.includes('Ana'), text.includes('Rui'), text.includes('Zita')]).toEqual([true, true, false]);
});

import { newcomer } from '../support/accounts.ts';
import { openCompetition } from '../support/competition.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, type Page, test } from '../support/test.ts';

const thisYear = new Date().getUTCFullYear();

/** Types into one field after the other, following the Tab key. */
async function typeInto(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
}

async function press(page: Page, role: 'button' | 'link', name: string) {
  await tabTo(page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function addChild(page: Page, link: string, firstName: string, yearOfBirth: number) {
  await press(page, 'link', link);
  await expect(page.getByRole('heading', { name: 'Add a competitor' })).toBeVisible();
  await typeInto(page, {
    'First name': firstName,
    'Last name': 'Keys',
    'Year of birth': String(yearOfBirth),
  });
  await tabTo(page.getByRole('radio', { name: 'Male', exact: true }));
  for (const key of ['Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { name: `${firstName} Keys` })).toBeVisible();
}

test('a judge who is a parent of three needs no pointer', async ({ page, request }) => {
  const { uuid, organiser } = await openCompetition(request, {
    name: 'Keyboard Cup',
    field: { Kids: [], Youth: [] },
    settings: { judges_need_approval: true, judges_can_be_parents: true },
  });
  const { judge_key } = await organiser.get<{ judge_key: string }>(`/competitions/${uuid}`);
  const judge = newcomer('Kim', 'Keys');
  const { keyboard } = page;

  await page.goto(`/${uuid}/judge#key=${encodeURIComponent(judge_key)}`);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await keyboard.type(judge.email);
  await keyboard.press('Enter');
  // Sent too early: the summary takes the focus, and leads to what is missing.
  await press(page, 'button', 'Register');
  await expect(page.locator(':focus')).toContainText('things are missing or not right');
  await press(page, 'button', 'First name');
  await expect(page.getByLabel('First name')).toBeFocused();
  await typeInto(page, {
    'First name': judge.firstName,
    'Last name': judge.lastName,
    Password: judge.password,
    'Repeat the password': judge.password,
  });
  for (const name of ['terms of use', 'privacy policy']) {
    await tabTo(page.getByRole('checkbox', { name }));
    await keyboard.press('Space');
  }
  await keyboard.press('Enter');

  await press(page, 'button', 'Yes');
  await addChild(page, 'Add competitor', 'Ada', thisYear - 8);
  await addChild(page, 'Add another competitor', 'Ben', thisYear - 9);
  await addChild(page, 'Add another competitor', 'Cleo', thisYear - 12);
  await press(page, 'link', 'Edit Ben Keys');
  await typeInto(page, { 'First name': 'Benno' });
  await press(page, 'button', 'Save');
  await press(page, 'link', 'Edit Cleo Keys');
  await press(page, 'button', 'Remove Cleo Keys');
  await press(page, 'button', 'Remove');
  await expect(page.getByRole('link', { name: 'Edit Benno Keys' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cleo Keys' })).toHaveCount(0);

  await press(page, 'button', 'Enter 2 competitors');
  const category = page.getByLabel('Category');
  await expect(category.first()).toBeFocused();
  await keyboard.type('Kids');
  await tabTo(category.last());
  await keyboard.type('Youth');
  await press(page, 'button', 'Enter 2 competitors');

  await expect(page.getByRole('heading', { name: 'Ready to judge?' })).toBeVisible();
  await typeInto(page, { 'First name': 'Kimberly' });
  await press(page, 'button', 'Start Judging');
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  const judges = await organiser.get<{ uuid: string; name: string }[]>(`/competitions/${uuid}/judges`);
  const asked = judges.find(({ name }) => name === 'Kimberly Keys');
  await organiser.patch(`/competitions/${uuid}/judges/${asked?.uuid ?? ''}`, { approved: true });
  await press(page, 'button', 'Check again');
  await expect(page).toHaveURL(`/${uuid}`);
  const { data } = await organiser.get<{ data: { user: { name: string }; category: { name: string } }[] }>(
    `/competitions/${uuid}/entries`,
  );
  expect(data.map(({ user, category: { name } }) => `${user.name}: ${name}`).toSorted()).toEqual([
    'Ada Keys: Kids',
    'Benno Keys: Youth',
  ]);
});

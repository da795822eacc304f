import { newcomer, register } from '../support/accounts.ts';
import { expectAccessibleNow } from '../support/accessible.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, type Page, test } from '../support/test.ts';

async function ask(page: Page, kind: string, label: RegExp, question: string, more?: [string, string]) {
  await page.getByRole('button', { name: 'Add a question' }).click();
  const dialog = page.getByRole('dialog', { name: 'New question' });
  await dialog.getByLabel('Kind').selectOption(kind);
  await dialog.getByLabel(label).fill(question);
  if (more) await dialog.getByLabel(more[0]).fill(more[1]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('questions: an organiser asks, a parent answers and agrees again, and the desk with walk-in sees who has not', async ({
  page,
  request,
  visit,
}) => {
  const { uuid, organiser } = await openCompetition(request, {
    name: 'Question Open',
    field: { Women: ['Ada'], Men: [] },
    settings: { parent_mode_enabled: true },
  });
  const account = await demoAccount(request, 'Organiser');
  const desk = await visit();
  await signIn(desk, account, `/${uuid}/setup/questions`);
  await expect(desk.getByText('No questions')).toBeVisible();
  await ask(desk, 'Text', /^Question/, 'Emergency contact');
  await ask(desk, 'Consent', /^What people agree to/, 'Rules of the gym', [
    'Text to agree to',
    'We climb at our own risk.',
  ]);
  await expectAccessibleNow(desk);
  const list = desk.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await desk.getByRole('button', { name: 'Move Rules of the gym up' }).click();
  await expect(list.first()).toContainText('Rules of the gym');

  // A parent enters a child.
  const parent = newcomer('Pat', 'Parent');
  const api = await register(request, parent);
  const { uuid: child } = await api.post<{ uuid: string }>('/profiles/me/children', {
    first_name: 'Kit',
    last_name: 'Question',
    year_of_birth: new Date().getUTCFullYear() - 12,
    gender: 'OTHER',
  });
  await signIn(page, parent, `/${uuid}/enter/competitors`);
  await page.getByLabel('Category').selectOption('Women');
  await page.getByRole('button', { name: 'Enter 1 competitor' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await page.getByLabel('Emergency contact').fill('Ben, 0151 123');
  await page.getByRole('checkbox', { name: 'I agree: Rules of the gym' }).check();
  await expectAccessibleNow(page);
  await page.getByRole('button', { name: 'Enter 1 competitor' }).click();
  await expect(page).toHaveURL(`/${uuid}`);

  // The text changes: the card asks again.
  const { data } = await organiser.get<{ data: Record<string, unknown>[] }>(
    `/competitions/${uuid}/questions`,
  );
  const rules = data.find(({ kind }) => kind === 'CONSENT');
  await organiser.put(`/competitions/${uuid}/questions/${String(rules?.['uuid'])}`, {
    kind: 'CONSENT',
    label: 'Rules of the gym',
    help: '',
    required: true,
    audience: 'ALL',
    categories: [],
    readers: 'DESK',
    choices: [],
    text: 'We climb at our own risk, and warm up.',
  });
  await page.goto(`/${uuid}?entry=${child}`);
  await expect(page.getByText('One thing to agree to')).toBeVisible();
  await expectAccessibleNow(page);
  await page.getByRole('link', { name: 'Read and agree' }).click();
  await expect(page.getByText('We climb at our own risk, and warm up.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I agree: Rules of the gym' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kit Question' })).toBeVisible();
  await expect(page.getByText('One thing to agree to')).toBeHidden();

  // The desk: who has not agreed, and a walk-in who does.
  await desk.goto(`/${uuid}/check-in`);
  await desk.getByRole('button', { name: /^Not agreed/ }).click();
  const rows = desk.getByRole('list', { name: 'Competitors' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Ada');
  await desk.getByRole('button', { name: /^Not agreed/ }).click();
  await desk.getByRole('searchbox').fill('kim walker');
  await desk.getByRole('button', { name: 'Add kim walker' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Add a walk-in' });
  await sheet.getByRole('combobox', { name: 'Category' }).selectOption('Men');
  await sheet.getByRole('checkbox', { name: 'I agree: Rules of the gym' }).check();
  await expectAccessibleNow(desk);
  await sheet.getByRole('button', { name: 'Enter and check in' }).click();
  await expect(desk.getByText(/Kim Walker is entered and here/)).toBeVisible();
  await expect(rows.filter({ hasText: 'Kim Walker' })).not.toContainText('Not agreed');
});

import type { Page } from '@playwright/test';
import { expectAccessibleNow } from '../support/accessible.ts';
import { lettersOf } from '../support/attempts.ts';
import { lineOf } from '../support/board.ts';
import { joinJam } from '../support/jam.ts';
import { signIn } from '../support/judging.ts';
import { expectReadyForOffline } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your routes' }).getByRole('listitem').filter({ hasText: name });

/** The code that the phone shows now. */
async function codeOn(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Be a witness' }).click();
  const dialog = page.getByRole('dialog', { name: / is a witness$/ });
  await expectAccessibleNow(page);
  const code = await dialog.getByRole('status').innerText();
  await page.keyboard.press('Escape');
  return code;
}

async function ask(page: Page, route: string, code: string) {
  await row(page, route)
    .getByRole('button', { name: /^Ask for a witness/ })
    .click();
  await row(page, route).getByRole('textbox').fill(code);
  await row(page, route).getByRole('button', { name: 'Confirm', exact: true }).click();
}

test('a witness confirms a climber’s result while neither has a network; family does not', async ({
  page,
  context,
  request,
  visit,
  browser,
}) => {
  const family = await joinJam(request, ['Ada', 'Bo']);
  const others = await joinJam(request, ['Cleo'], 'Women');
  const [ada, bo] = family.climbers;
  const [route] = family.routes;
  if (!ada || !bo || !route) throw new Error('the jam is not there');
  const group = await family.organiser.post<{ uuid: string }>(`/competitions/${family.uuid}/route-groups`, {
    name: `Witnesses ${Date.now()}`,
    categories: [family.category],
    routes: [route.uuid],
    scored_by: 'CLIMBERS',
    confirmed_by: 'CLIMBERS',
  });
  await signIn(page, family.parent, `/${family.uuid}?entry=${ada.uuid}&route=${route.uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  await expectReadyForOffline(page, request);
  const elsewhere = await browser.newContext();
  const witness = await elsewhere.newPage();
  await signIn(witness, others.parent, `/${family.uuid}`);
  await expect(witness.getByRole('button', { name: 'Be a witness' })).toBeVisible();
  await expectReadyForOffline(witness, request);
  const board = await visit();
  await board.goto(`/${family.uuid}/entries`);

  await row(page, route.name).getByRole('button', { name: 'Flash', exact: true }).click();
  await expect(lineOf(board, ada.name)).toContainText('1 not confirmed');
  await expect(row(page, route.name)).toContainText('not confirmed');
  await expectAccessibleNow(page);

  await page.getByRole('button', { name: bo.name, exact: true }).click();
  const ofFamily = await codeOn(page);
  await page.getByRole('button', { name: ada.name, exact: true }).click();
  await row(page, route.name).getByRole('button', { expanded: false }).click();
  await ask(page, route.name, ofFamily);
  await expect(row(page, route.name)).toContainText('Parents, children, brothers and sisters');
  await expect(lineOf(board, ada.name)).toContainText('1 not confirmed');

  await elsewhere.setOffline(true);
  await context.setOffline(true);
  const code = await codeOn(witness);
  await row(page, route.name).getByRole('textbox').fill(code);
  await row(page, route.name).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(row(page, route.name)).toContainText('on its way');
  await context.setOffline(false);
  await expect(lineOf(board, ada.name)).not.toContainText('not confirmed', { timeout: 30_000 });
  await expect(row(page, route.name)).toContainText('Confirmed');
  expect(await lettersOf(family, route, ada)).toBe('T');
  await elsewhere.close();
  await family.organiser.delete(`/competitions/${family.uuid}/route-groups/${group.uuid}`);
});

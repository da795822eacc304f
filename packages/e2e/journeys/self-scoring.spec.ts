import type { Page } from '@playwright/test';
import { expectAccessibleNow } from '../support/accessible.ts';
import { lettersOf } from '../support/attempts.ts';
import { lineOf } from '../support/board.ts';
import { joinJam } from '../support/jam.ts';
import { press, signIn } from '../support/judging.ts';
import { expectReadyForOffline } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your routes' }).getByRole('listitem').filter({ hasText: name });

async function log(page: Page, route: string, key: string) {
  const line = row(page, route);
  if ((await line.getByRole('button', { expanded: true }).count()) === 0)
    await line.getByRole('button', { expanded: false }).click();
  await line.getByRole('button', { name: key, exact: true }).click();
}

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('a family scores itself at a jam, without a network in the middle', async ({
  page,
  context,
  request,
  visit,
}) => {
  const family = await joinJam(request, ['Ada', 'Bo']);
  const [ada, bo] = family.climbers;
  const [first, second] = family.routes;
  if (!ada || !bo || !first || !second) throw new Error('the jam is not there');
  await signIn(page, family.parent, `/${family.uuid}`);
  // Nobody has opened the card of the other child yet.
  await expect(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  await expectReadyForOffline(page, request);
  const board = await visit();
  await board.goto(`/${family.uuid}/entries`);
  await expect(lineOf(board, ada.name)).toBeVisible();

  await log(page, first.name, 'Flash');
  await expect(row(page, first.name).getByText('Confirmed').first()).toBeVisible();
  await expect(lineOf(board, ada.name)).toContainText('120 pts');
  await expectAccessibleNow(page);

  await context.setOffline(true);
  await log(page, second.name, 'Top');
  await expect(row(page, second.name).getByText('On this phone').first()).toBeVisible();
  await choose(page, bo.name);
  await log(page, first.name, 'Zone');
  // The browser closes, and the session with it.
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await expect(row(page, first.name).getByText('On this phone').first()).toBeVisible();
  await choose(page, ada.name);
  await expect(row(page, second.name)).toContainText('100');
  expect(await lettersOf(family, second, ada)).toBe('');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(family.parent.email);
  await page.getByLabel('Password', { exact: true }).fill(family.parent.password);
  await press(page, 'Sign in');
  await expect(page.getByText(/changes? (is|are) on this phone/)).toBeHidden({ timeout: 30_000 });
  await expect(lineOf(board, ada.name)).toContainText('220 pts');
  await expect(lineOf(board, bo.name)).toContainText('40 pts');
  expect(await lettersOf(family, first, ada)).toBe('T');
  await expect.poll(() => lettersOf(family, second, ada)).toBe('-T');
  expect(await lettersOf(family, first, bo)).toBe('Z');

  await log(page, second.name, `Undo the last on 2`);
  await expect(lineOf(board, ada.name)).toContainText('120 pts');
  expect(await lettersOf(family, second, ada)).toBe('');
});

test('a code at the wall opens its route, by keyboard as well, and shows nothing of it to others', async ({
  page,
  request,
  visit,
}) => {
  const family = await joinJam(request, ['Cleo']);
  const [cleo] = family.climbers;
  const route = family.routes.at(-1);
  if (!cleo || !route) throw new Error('the jam is not there');
  const address = `/${family.uuid}?route=${route.uuid}`;
  await signIn(page, family.parent, address);
  const keys = row(page, route.name).getByRole('group', { name: /^Log route/ });
  await expect(keys).toBeInViewport();
  await keys.getByRole('button', { name: 'Top', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, route.name).getByText('Confirmed').first()).toBeVisible();
  await expect.poll(() => lettersOf(family, route, cleo)).toBe('-T');

  const other = await visit();
  await other.goto(`/${family.uuid}?entry=${cleo.uuid}`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Your routes' })).toBeHidden();
});

test('a ticket without an account logs its own results, offline as well, and nobody else’s', async ({
  page,
  context,
  request,
}) => {
  const family = await joinJam(request, ['Dora']);
  const [dora] = family.climbers;
  const [first, second] = family.routes;
  const table = `Name,Category\nTilda Ticket-${Date.now()},Women`;
  await family.organiser.post(`/competitions/${family.uuid}/entries/import`, { table, dry_run: false });
  const { data } = await family.organiser.post<{ data: { code: string; user: string; name: string }[] }>(
    `/competitions/${family.uuid}/tickets`,
    {},
  );
  const ticket = data.find(({ name }) => table.includes(name));
  if (!ticket || !dora || !first || !second) throw new Error('the jam is not there');
  const tilda = { uuid: ticket.user, name: ticket.name };

  await page.goto(`/${family.uuid}/ticket#${ticket.code}`);
  await expect(page.getByRole('heading', { level: 1, name: tilda.name })).toBeVisible();
  await log(page, first.name, 'Flash');
  await expect(row(page, first.name).getByText('Confirmed').first()).toBeVisible();
  await expectReadyForOffline(page, request);
  await context.setOffline(true);
  await log(page, second.name, 'Zone');
  await page.reload();
  await expect(row(page, second.name).getByText('On this phone').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/changes? (is|are) on this phone/)).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => lettersOf(family, second, tilda)).toBe('Z');
  expect(await lettersOf(family, first, tilda)).toBe('T');

  const stolen = await page.evaluate<number>(`(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('topout/session'));
    const command = { id: crypto.randomUUID(), kind: 'attempts.append', route: '${first.uuid}',
      competitor: '${dora.uuid}', base: null, device: 'd', device_seq: 1,
      client_time: new Date().toISOString(), payload: { attempts: [{ success: true }] } };
    const reply = await fetch('/api/competitions/${family.uuid}/commands', { method: 'POST',
      headers: { authorization: 'Bearer ' + accessToken, 'content-type': 'application/json' },
      body: JSON.stringify({ commands: [command] }) });
    return reply.status;
  })()`);
  expect(stolen).toBe(403);
});

import type { Browser } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { newcomer } from '../support/accounts.ts';
import { demoAccount } from '../support/demo.ts';
import { openCompetition } from '../support/competition.ts';
import { signIn } from '../support/judging.ts';
import { keptForPeople } from '../support/offline.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { readCode } from '../support/qr.ts';
import { expect, test } from '../support/test.ts';

/** The organiser's desk: an A4 page as a 150 dpi printer draws it. */
const deskOf = async (browser: Browser) =>
  (
    await browser.newContext({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 150 / 96 })
  ).newPage();

test('ticket without account', async ({ page, request, browser, baseURL }) => {
  const { uuid, organiser } = await openCompetition(request, { name: 'Ticket Jam', field: { Open: [] } });
  await organiser.patch(`/competitions/${uuid}`, { live_leaderboard: false });
  const table = 'Name,Category,Number\nKim Paper,Open,7';
  await organiser.post(`/competitions/${uuid}/entries/import`, { table, dry_run: false });

  const desk = await deskOf(browser);
  await signIn(desk, await demoAccount(request, 'Organiser'), `/${uuid}/print?sheet=tickets`);
  await desk.getByRole('button', { name: 'Make tickets' }).click();
  await test.step('is read whole on the phone of somebody at the desk', async () => {
    await desk.setViewportSize({ width: 360, height: 740 });
    const shown = desk.getByRole('region', { name: 'Sheets' }).getByText(/^[0-9A-Z]{4}-[0-9A-Z]{5}$/);
    expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const { x = 0, width = 0 } = (await shown.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(360);
    await desk.setViewportSize({ width: 794, height: 1123 });
  });
  await desk.emulateMedia({ media: 'print' });
  const printed = await readCode(desk.getByRole('img', { name: 'Ticket of Kim Paper' }));
  expect(printed).toMatch(new RegExp(`^${baseURL}/${uuid}/ticket#[0-9A-Z]{4}-[0-9A-Z]{5}$`));
  const code = printed.split('#')[1] ?? '';
  await expect(desk.getByText(code)).toBeVisible();

  // The phone of somebody who has never been here.
  await page.goto(printed);
  await expect(page).toHaveURL(`${baseURL}/${uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Paper' })).toBeVisible();
  await expect(page.getByText('Ticket of Kim Paper', { exact: true })).toBeVisible();
  // Guests may not see what was climbed: the holder may.
  await expect(page.getByText('Results cannot be viewed until the competition ends.')).toBeHidden();
  await expectAccessible(page);

  await test.step('stays when the phone reads the page again, and opens nothing else', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Kim Paper' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    for (const item of ['Profile', 'My competitions', 'Dashboard'])
      await expect(menu.getByRole('menuitem', { name: item })).toHaveCount(0);
    await page.keyboard.press('Escape');
    for (const path of ['/profile', '/organise', `/${uuid}/dashboard`]) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    }
  });

  await test.step('is signed out with a sentence once the organiser revokes it', async () => {
    await page.goto(`/${uuid}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Kim Paper' })).toBeVisible();
    await expect.poll(() => keptForPeople(page)).toBeGreaterThan(0);
    await desk.emulateMedia({ media: 'screen' });
    await desk.getByRole('button', { name: 'Revoke the ticket of Kim Paper' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(desk.getByRole('heading', { name: 'Revoked' })).toBeVisible();

    await expect(page).toHaveURL(`/${uuid}/ticket`);
    await expect(page.getByText('Your ticket has ended')).toBeVisible();
    expect(await keptForPeople(page)).toBe(0);
    await page.getByLabel('Code on the ticket').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Open my card' }).click();
    await expect(page.getByText('This code signs nobody in any more.')).toBeVisible();
  });
});

test('an account keeps the card of a ticket', async ({ page, request }) => {
  const { uuid, organiser } = await openCompetition(request, { name: 'Keep Jam', field: { Open: [] } });
  const table = 'Name,Category,Number\nKim Paper,Open,7';
  await organiser.post(`/competitions/${uuid}/entries/import`, { table, dry_run: false });
  const { data } = await organiser.post<{ data: { code: string }[] }>(`/competitions/${uuid}/tickets`, {});
  const scanned = `/${uuid}/ticket#${data[0]?.code ?? ''}`;
  await page.goto(scanned);
  await expect(page.getByText('Ticket of Kim Paper', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const kim = newcomer('Kim', 'Paper');
  for (const [field, value] of [
    ['E-mail', kim.email],
    ['First name', kim.firstName],
    ['Last name', kim.lastName],
    ['Password', kim.password],
    ['Repeat the password', kim.password],
  ] as const)
    await page.getByLabel(field, { exact: true }).fill(value);
  for (const terms of ['terms of use', 'privacy policy'])
    await page.getByRole('checkbox', { name: terms }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(`/${uuid}/ticket`);

  // The desk gave the ticket to whoever came: only a mail says whose address it is.
  await page.goto(scanned);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByText(/^A link is on its way to /)).toBeVisible();
  await page.goto(linkIn(await mailTo(request, kim.email, 'Sign in to Topout')));
  await expect(page).toHaveURL(`/${uuid}/ticket`);
  await page.goto(scanned);
  await page.getByRole('button', { name: 'It’s mine: add it to my account' }).click();
  await expect(page).toHaveURL(`/${uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Paper' })).toBeVisible();
  await expect(page.getByText('Ticket of Kim Paper')).toBeHidden();
});

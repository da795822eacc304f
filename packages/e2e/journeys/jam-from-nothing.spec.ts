import type { Page } from '@playwright/test';
import { newcomer, register } from '../support/accounts.ts';
import { readCode } from '../support/qr.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

/** A laptop, without a touch screen. */
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

const people = Array.from({ length: 40 }, (_, n) => `Kim ${n + 1};Jam;${n % 2 === 0 ? 'Women' : 'Men'}`);

/** A quarter of an hour begun: the jam runs while it is tried. */
const startsNow = () => {
  const now = new Date(Date.now() - 900_000);
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Set-up' }).getByRole('link', { name, exact: true }).click();

/** Counts what an organiser presses and fills in. */
async function counted(page: Page): Promise<{ presses: number; fields: number }> {
  const spent = { presses: 0, fields: 0 };
  await page.exposeBinding('topoutSpent', (_source, kind: 'presses' | 'fields') => {
    spent[kind] += 1;
  });
  await page.addInitScript(`
    const typed = new WeakSet();
    addEventListener('click', ({ isTrusted }) => isTrusted && topoutSpent('presses'), true);
    addEventListener('input', ({ target }) => {
      if (target.type === 'radio' || target.type === 'checkbox' || typed.has(target)) return;
      typed.add(target);
      topoutSpent('fields');
    }, true);
  `);
  return spent;
}

async function create(page: Page, name: string) {
  const next = () => page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name of the competition').fill(name);
  await page.getByLabel('Starts').fill(startsNow());
  await next();
  await page.getByRole('textbox', { name: /Name of the venue/ }).fill('Chalk Barn');
  await next();
  await page.getByRole('button', { name: 'Women, Men' }).click();
  await next();
  await page.getByRole('radio', { name: /^Climbers/ }).check();
  await next();
  for (const colour of ['Yellow', 'Green', 'Blue'])
    await page.getByRole('button', { name: colour, exact: true }).click();
  await next();
  await expect(page.getByText('Points · climbers log their own')).toBeVisible();
  await page.getByRole('button', { name: 'Create competition' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to run' })).toBeVisible();
}

test('a jam from nothing to the first result of a climber without an account', async ({
  page,
  request,
  visit,
}) => {
  const organiser = newcomer('Jo', 'Jam');
  await register(request, organiser);
  const spent = await counted(page);
  await signIn(page, organiser, '/organise/new');
  const since = Date.now();
  Object.assign(spent, { presses: 0, fields: 0 });
  await create(page, `Jam of ${organiser.email.slice(0, 8)}`);
  const [uuid = ''] = new URL(page.url()).pathname.split('/').filter(Boolean);

  await test.step('sessions', async () => {
    await go(page, 'Sessions');
    for (const name of ['Early', 'Late']) {
      await page.getByRole('button', { name: 'Add a session' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel(/^Places/).fill('20');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    }
  });

  await test.step('teams', async () => {
    await go(page, 'Settings');
    await page.getByRole('switch', { name: /^Competitors form teams/ }).check();
    await expect(page.getByLabel(/^Fewest members of a team/)).toBeVisible();
  });

  await test.step('people, with numbers, spread over the sessions', async () => {
    await go(page, 'Import entries');
    await page
      .getByRole('textbox', { name: 'Rows' })
      .fill(['First name;Last name;Category', ...people].join('\n'));
    await page.getByRole('button', { name: 'Enter 40 competitors' }).click();
    await page.getByRole('button', { name: 'Give numbers' }).click();
    await expect(page.getByText('40 competitors got a number.')).toBeVisible();
    await go(page, 'Sessions');
    await page.getByRole('button', { name: 'Spread them evenly' }).click();
    await expect(page.getByText('20 of 20 places taken')).toHaveCount(2);
  });

  await test.step('a raffle', async () => {
    await page.goto(`/${uuid}/raffle`);
    await page.getByRole('button', { name: 'Prizes and rules' }).click();
    const dialog = page.getByRole('dialog', { name: 'Prizes and rules' });
    await dialog.getByLabel('Number of prizes').fill('3');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });

  let printed = '';
  await test.step('tickets, printed', async () => {
    await page.goto(`/${uuid}/print?sheet=tickets`);
    await page.getByRole('button', { name: 'Make tickets' }).click();
    printed = await readCode(page.getByRole('img', { name: 'Ticket of Kim 1 Jam' }));
  });
  const seconds = ((Date.now() - since) / 1_000).toFixed(0);
  process.stdout.write(
    `= a jam from nothing: ${spent.presses} presses, ${spent.fields} fields, ${seconds} s by machine\n`,
  );

  const phone = await visit();
  await phone.goto(printed);
  await expect(phone.getByRole('heading', { level: 1, name: 'Kim 1 Jam' })).toBeVisible();
  const row = phone.getByRole('region', { name: 'Your routes' }).getByRole('listitem').first();
  await row.getByRole('button', { expanded: false }).click();
  await row.getByRole('button', { name: 'Top', exact: true }).click();
  await expect(row.getByText('Confirmed').first()).toBeVisible();
});

import { expectAccessible, expectAccessibleNow } from '../support/accessible.ts';
import { demoAccount } from '../support/demo.ts';
import { joinJam } from '../support/jam.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('a tablet goes from climber to climber, and back to staff', async ({ page, context, request }) => {
  const { uuid, organiser, routes } = await joinJam(request, []);
  const [first, second] = routes;
  if (!first || !second) throw new Error('the jam is not there');
  const mark = Date.now().toString(36).toUpperCase();
  const table = `Name,Category,Number\nKim Tablet,Women,K${mark}\nLou Tablet,Women,L${mark}`;
  await organiser.post(`/competitions/${uuid}/entries/import`, { table, dry_run: false });
  const staff = await demoAccount(request, 'Organiser');
  const log = async (route: { readonly name: string }, key: string) => {
    const line = page
      .getByRole('region', { name: 'Your routes' })
      .getByRole('listitem')
      .filter({ hasText: route.name });
    await line.getByRole('button', { expanded: false }).click();
    await line.getByRole('button', { name: key, exact: true }).click();
    return line;
  };
  const open = async (number: string) => {
    await page.getByLabel('Start number').fill(number);
    await page.getByRole('button', { name: 'Open my card' }).click();
  };

  await signIn(page, staff, `/${uuid}/tablet`);
  await page.getByLabel('Name of this tablet').fill(`Tablet ${mark}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out and hand it round' }).click();
  await expect(page.getByRole('heading', { name: 'Log your climbs' })).toBeVisible();
  await expectAccessibleNow(page);

  await test.step('opens the card of a number, and nothing but that', async () => {
    await open('X0');
    await expect(page.getByText('Nobody can log here with that number.')).toBeVisible();
    await open(`k${mark}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Kim Tablet' })).toBeVisible();
    const line = await log(first, 'Top');
    await expect(line.getByText('Confirmed').first()).toBeVisible();
    await expectAccessibleNow(page);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  });

  await test.step('keeps what is logged without a network, and sends it after the climber has gone', async () => {
    await context.setOffline(true);
    const line = await log(second, 'Top');
    await expect(line.getByText('On this phone').first()).toBeVisible();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByText(/results of one climber are on this tablet only/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/results of one climber are on this tablet only/)).toBeHidden({
      timeout: 30_000,
    });
    await open(`L${mark}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lou Tablet' })).toBeVisible();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
  });

  await test.step('is left by staff alone, and the history names it', async () => {
    await page.getByRole('link', { name: 'For staff' }).click();
    await signIn(page, staff, `/${uuid}/tablet`);
    await page.getByRole('button', { name: 'Leave tablet mode' }).click();
    await expect(page).toHaveURL(`/${uuid}/dashboard`);
    await page.goto(`/${uuid}/history`);
    await expect(page.getByText(`Desk tablet: Tablet ${mark}`)).toHaveCount(2);
  });
});

import { expectAccessible } from '../support/accessible.ts';
import { demoAccount } from '../support/demo.ts';
import { joinAttempted } from '../support/disputes.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('a parent appeals, the staff judge corrects the result and decides', async ({
  page,
  request,
  visit,
}) => {
  const { uuid, climber, parent, route, correct } = await joinAttempted(request, 'Alma', 'Tightrope');
  const card = `/${uuid}?entry=${climber.uuid}`;
  const row = { hasText: route.name };

  await test.step('the parent appeals from the card', async () => {
    await signIn(page, parent, card);
    await page.getByRole('link', { name: 'Appeals and queries' }).click();
    await page.getByRole('link', { name: 'Appeal against a result' }).click();
    await expectAccessible(page);
    const choice = page.getByRole('combobox', { name: 'Result' });
    await choice.selectOption(
      (await choice.getByRole('option').filter({ hasText: route.name }).textContent()) ?? '',
    );
    await expect(page.getByText(/^You can appeal until \d/)).toBeVisible();
    await page.getByLabel('What is wrong?').fill('The second try was a top.');
    await page.getByRole('button', { name: 'Appeal', exact: true }).click();
    await expect(page.getByText('Under appeal')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('everybody sees that it is under appeal, and not why', async () => {
    const other = await visit();
    await other.goto(card);
    await expect(other.getByRole('row').filter(row)).toContainText('Under appeal');
    await expect(other.getByText('The second try was a top.')).toHaveCount(0);
    await expectAccessible(other);
  });

  await test.step('staff find it on the dashboard, correct and decide', async () => {
    const desk = await visit();
    await signIn(desk, await demoAccount(request, 'Organiser'), `/${uuid}/dashboard`);
    await desk.getByRole('link', { name: /^Decide.* in dispute$/ }).click();
    await expectAccessible(desk);
    await desk.getByRole('link', { name: climber.name }).click();
    await expect(desk.getByText('The second try was a top.')).toBeVisible();
    await desk.getByLabel('Your answer').fill('We look at the video.');
    await desk.getByRole('button', { name: 'Send' }).click();
    await expect(desk.getByText('We look at the video.')).toBeVisible();
    await correct([
      { success: false, segments_count: 0 },
      { success: true, segments_count: 0 },
    ]);
    await expect(desk.getByRole('button', { name: 'Confirm the new result' })).toBeVisible({
      timeout: 30_000,
    });
    await desk.getByLabel('Reason').fill('The video shows the top.');
    await desk.getByRole('button', { name: 'Confirm the new result' }).click();
    await expect(desk.getByText('The result was changed')).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('the parent reads the decision on the card', async () => {
    await page.goto(card);
    await expect(page.getByText(/: the result was changed$/)).toBeVisible();
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await expect(page.getByText('The video shows the top.')).toBeVisible();
    await expect(page.getByText('Under appeal')).toHaveCount(0);
  });
});
